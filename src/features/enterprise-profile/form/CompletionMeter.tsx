import { useFormContext, useWatch } from 'react-hook-form'
import { useId } from 'react'
import { completionOf } from '../completion.ts'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import styles from './CompletionMeter.module.css'
import { Anchor } from '#ui/Anchor.tsx'

interface CompletionMeterProps {
  /** Goes to a field, which may have to be unfolded first. */
  onGo: (path: string) => void
}

/** How complete the profile is while it is being typed, and what is missing (§5). */
export function CompletionMeter({ onGo }: CompletionMeterProps) {
  const id = useId()
  const { control } = useFormContext<ProfileValues>()
  const values = useWatch({ control }) as ProfileValues
  const { filled, total, percent, missing } = completionOf(values)
  return (
    <div className={styles['meter']}>
      <div className={styles['line']}>
        <span id={id}>资料完整度</span>
        <meter aria-labelledby={id} min={0} max={total} value={filled}>
          {percent}%
        </meter>
        <strong className={styles['percent']}>{percent}%</strong>
        <span className={styles['count']}>
          已填 {filled}/{total} 项
        </span>
      </div>
      {missing.length === 0 ? (
        <p className={styles['tip']}>全部填写完整</p>
      ) : (
        <details className={styles['missing']}>
          <summary>还差 {total - filled} 项</summary>
          <dl>
            {missing.map(({ title, fields }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {fields.map(({ path, label }) => (
                    <Anchor
                      key={path}
                      href={`#${fieldId(path)}`}
                      onClick={(event) => {
                        event.preventDefault()
                        onGo(path)
                      }}
                    >
                      {label}
                    </Anchor>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
