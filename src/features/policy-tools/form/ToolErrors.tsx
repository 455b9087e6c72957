import { fieldId } from './toolFields.ts'
import styles from './ToolErrors.module.css'
import { Anchor } from '#ui/Anchor.tsx'

export interface ToolError {
  /** Name of the field; undefined for an error of the form as a whole. */
  name?: string
  text: string
  /** Not an error of the form: the connection or the gateway failed, and the same form may succeed the next time. */
  lost?: boolean
}

interface ToolErrorsProps {
  errors: readonly ToolError[]
}

/** Moves the focus to the list of errors of a form, if it has one. */
export function focusErrors(form: HTMLElement): void {
  form.querySelector<HTMLElement>(`.${styles['errors']}`)?.focus()
}

/** Everything that keeps a form from being calculated, above its fields. Each error links to its field. */
export function ToolErrors({ errors }: ToolErrorsProps) {
  const count = errors.length
  if (count === 0) return null
  const faults = errors.filter(({ lost }) => lost !== true)
  return (
    <div className={styles['errors']} role="alert" tabIndex={-1}>
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
