import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import type { SrdiForm } from '../tools.ts'
import { ruleChanges, type ChangeKind } from './ruleChanges.ts'
import styles from './RuleChanges.module.css'

const kinds: Record<ChangeKind, { text: string; tone: BadgeTone }> = {
  stricter: { text: '更严', tone: 'urgent' },
  looser: { text: '放宽', tone: 'good' },
  added: { text: '新增', tone: 'urgent' },
  dropped: { text: '取消', tone: 'off' },
  same: { text: '有调整', tone: 'plain' },
}

/** What the rules of today ask otherwise than those before, topic by topic. */
export function RuleChanges({ form }: { form: SrdiForm }) {
  return (
    <>
      <p className={styles['text']}>
        2026 年 4 月 1 日起，工信部企业〔2026〕2号替代工信部企业〔2022〕63号。主要变化如下，以文件原文为准。
      </p>
      <ul className={styles['changes']}>
        {ruleChanges[form].map(({ topic, before, after, kind }) => (
          <li key={topic}>
            <p className={styles['topic']}>
              <strong>{topic}</strong> <Badge tone={kinds[kind].tone}>{kinds[kind].text}</Badge>
            </p>
            <dl className={styles['versions']}>
              <div>
                <dt>2022 年标准</dt>
                <dd>{before}</dd>
              </div>
              <div className={styles['now']}>
                <dt>2026 年办法</dt>
                <dd>{after}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
