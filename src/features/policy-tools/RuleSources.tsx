import type { Schema } from '#gateway/contract.ts'
import { toolSourceBasisWords } from '#gateway/generated/words/ToolSource.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './RuleSources.module.css'
import { tools } from './tools.ts'

interface RuleSourcesProps {
  sources: readonly Schema<'ToolSource'>[]
  toolCode: Schema<'ToolCode'>
}

/**
 * The documents behind a rule, linked to their official texts or, where no address is known, to policies on the
 * subject.
 */
export function RuleSources({ sources, toolCode }: RuleSourcesProps) {
  const subject = Object.values(tools).find(({ code }) => code === toolCode)?.subject
  return (
    <>
      <ul className={styles['sources']}>
        {sources.map(({ name, docNo, url, basis }) => (
          <li key={`${name} ${docNo}`}>
            {url === undefined ? (
              <Link to="/policy/info" search={{ keyword: subject }}>
                《{name}》
              </Link>
            ) : (
              <ExternalLink href={url}>《{name}》</ExternalLink>
            )}
            {docNo === null ? '' : `（${docNo}）`}
            {basis === 'general-knowledge' ? <span>{toolSourceBasisWords[basis]}</span> : null}
          </li>
        ))}
      </ul>
      {sources.every(({ url }) => url !== undefined) ? null : (
        <p className={styles['note']}>没有新窗口标记的文件尚无官方原文地址，打开的是政策库中“{subject}”的相关政策。</p>
      )}
    </>
  )
}
