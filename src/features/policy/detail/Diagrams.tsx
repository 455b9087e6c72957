import { gatewayUrl } from '#gateway/address.ts'
import { Picture } from '#ui/Picture.tsx'
import { DiagramPicture } from '../marks/DiagramPicture.tsx'
import { useToday } from '../useToday.ts'
import { answersOf } from './answers.ts'
import { FileLink } from './FileLink.tsx'
import styles from './Diagrams.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'

/**
 * The policy in pictures, each with an equivalent text (WCAG 1.1.1): the one generated from its answers, then the
 * department's.
 */
export function Diagrams({ policy }: { policy: PolicyDetail }) {
  const said = answersOf(policy, useToday()).map(
    ({ question, text, note }) => `${question}：${text}${note === undefined ? '' : `（${note}）`}`,
  )
  return (
    <>
      <div className={styles['diagram']}>
        <DiagramPicture id={policy.id} alt={`${policy.title}图解`} />
        <Words text={said.join('\n')} />
      </div>
      {policy.diagrams.map(({ title, images, pdf }) => (
        <div key={title} className={styles['diagram']}>
          <h3>{title}</h3>
          {images.map(({ url, alt, longDesc }) => (
            <figure key={url}>
              <Picture src={gatewayUrl(url)} alt={alt} loading="lazy" width={720} height={405} />
              <figcaption>
                <Words text={longDesc} />
              </figcaption>
            </figure>
          ))}
          {pdf === undefined ? null : <FileLink file={pdf} />}
        </div>
      ))}
    </>
  )
}

function Words({ text }: { text: string }) {
  return (
    <details>
      <summary>文字说明</summary>
      <p suppressHydrationWarning>{text}</p>
    </details>
  )
}
