import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { gatewayQuery } from '#gateway/query.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import styles from './FrequentQuestions.module.css'

interface FrequentQuestionsProps {
  /** Id of the declaration's batch. */
  id: string
  policyTitle: string
}

/** Frequent questions about a declaration; loaded when opened. */
export function FrequentQuestions({ id, policyTitle }: FrequentQuestionsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const query = useQuery({
    ...gatewayQuery('getFrequentDeclaration', { path: { id } }),
    enabled: opened,
  })
  // It may have been opened before hydration, without an event.
  useEffect(() => {
    if (details.current?.open === true) setOpened(true)
  }, [])
  return (
    <details
      ref={details}
      className={styles['questions']}
      onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}
    >
      <summary>
        常见问题<VisuallyHidden>：{policyTitle}</VisuallyHidden>
        <Icon name="chevron-down" size={16} />
      </summary>
      {opened ? (
        <QueryContent query={query} lines={2}>
          {(questions) =>
            questions.length === 0 ? (
              <p>暂无常见问题，可在政策详情中咨询部门。</p>
            ) : (
              <dl>
                {questions.map(({ q, a }) => (
                  <div key={q}>
                    <dt>{q}</dt>
                    <dd>{a}</dd>
                  </div>
                ))}
              </dl>
            )
          }
        </QueryContent>
      ) : null}
    </details>
  )
}
