import { useEffect, useRef } from 'react'
import { fieldId } from './fieldId.ts'
import styles from './ToolErrors.module.css'
import { Anchor } from '#ui/Anchor.tsx'

export interface ToolError {
  /** Of the field; undefined for what concerns the form as a whole. */
  name?: string
  text: string
  /** Nothing of the form: the connection or the gateway failed, and the same form may do the next time. */
  lost?: boolean
}

interface ToolErrorsProps {
  errors: readonly ToolError[]
  /** Changes with every attempt to send the form, which brings the focus here. */
  attempt: number
}

/** All that keeps a form from being calculated, above it; each error leads to its field. */
export function ToolErrors({ errors, attempt }: ToolErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  const count = errors.length
  useEffect(() => {
    // The errors of an attempt may come with a later render than its number.
    if (attempt === focused.current || count === 0) return
    focused.current = attempt
    box.current?.focus()
  }, [attempt, count])
  if (count === 0) return null
  const faults = errors.filter(({ lost }) => lost !== true)
  return (
    <div ref={box} className={styles['errors']} role="alert" tabIndex={-1}>
      {faults.length === count ? null : (
        <p>
          {errors.flatMap(({ lost, text }) => (lost === true ? [text] : [])).join('；')}，填写的内容都在，请稍后再试。
        </p>
      )}
      {faults.length === 0 ? null : <h3>请先处理以下 {faults.length} 项</h3>}
      <ul>
        {faults.map(({ name, text }) => (
          <li key={`${name} ${text}`}>
            {name === undefined ? (
              text
            ) : (
              <Anchor
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`#${fieldId(name)}`)?.focus()
                }}
              >
                {text}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
