import { useEffect, useRef } from 'react'
import { fieldId } from './fieldId.ts'
import styles from './ToolErrors.module.css'

export interface ToolError {
  /** Of the field; undefined for what concerns the form as a whole. */
  name?: string
  text: string
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
  return (
    <div ref={box} className={styles['errors']} role="alert" tabIndex={-1}>
      <h3>请先处理以下 {count} 项</h3>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={`${name} ${text}`}>
            {name === undefined ? (
              text
            ) : (
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`#${fieldId(name)}`)?.focus()
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
