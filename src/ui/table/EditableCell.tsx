import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styles from './EditableTable.module.css'

interface EditableCellProps {
  /** What the value is, e.g. 职工人数，2025 年; read out with the value. */
  label: string
  value: string
  /** How the value is displayed; the value itself by default. */
  text?: string | undefined
  onChange: (value: string) => void
  kind: 'number' | 'date' | 'select'
  /** For a select cell. */
  options?: readonly { value: string; label: string }[]
  error?: string | undefined
}

const none: readonly { value: string; label: string }[] = []

/** §9: how long a select cell stays in edit mode after losing the focus, in ms. */
const SELECT_EXIT = 100

/**
 * The content of a table cell that becomes a field when pressed, and text again when it loses the focus (§4). Keyboard:
 * arrows move between cells; Enter, F2 or a digit starts editing, Enter ends it, Escape reverts the change.
 */
export function EditableCell({ label, value, text = value, onChange, kind, options = none, error }: EditableCellProps) {
  // The text being typed; undefined while the cell only shows its value.
  const [draft, setDraft] = useState<string>()
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const exit = useRef<ReturnType<typeof setTimeout>>(undefined)
  const backToButton = useRef(false)
  const editing = draft !== undefined

  useEffect(() => {
    if (editing) field.current?.focus()
    else if (backToButton.current) button.current?.focus()
    backToButton.current = false
  }, [editing])
  useEffect(() => () => clearTimeout(exit.current), [])

  function leave(next: string | undefined, toButton: boolean) {
    clearTimeout(exit.current)
    if (!editing) return
    backToButton.current = toButton
    if (next !== undefined && next !== value) onChange(next)
    setDraft(undefined)
  }

  function onFieldKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Otherwise Enter would send the form, and Escape close the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    leave(event.key === 'Enter' ? draft : undefined, true)
  }

  function onButtonKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const begins = kind === 'number' && /^\d$/.test(event.key)
    if (event.key === 'F2' || begins) setDraft(begins ? event.key : value)
    else if (!focusNeighbour(event.currentTarget, event.key)) return
    event.preventDefault()
  }

  if (!editing) {
    return (
      <button
        ref={button}
        type="button"
        className={`${styles['cell']} ${styles[kind] ?? ''}`}
        data-invalid={error === undefined ? undefined : true}
        aria-label={`${label}：${text === '' ? '未填写' : text}${error === undefined ? '' : `，${error}`}`}
        onClick={() => setDraft(value)}
        onKeyDown={onButtonKey}
      >
        {text === '' ? <span className={styles['placeholder']}>{kind === 'select' ? '请选择' : '填写'}</span> : text}
        {error === undefined ? null : <span className={styles['cellError']}>{error}</span>}
      </button>
    )
  }
  const shared = {
    ref: field,
    className: `${styles['input']} ${styles[kind] ?? ''}`,
    'aria-label': label,
    value: draft,
    onKeyDown: onFieldKey,
  }
  if (kind === 'select') {
    return (
      <select
        {...shared}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          exit.current = setTimeout(() => leave(draft, false), SELECT_EXIT)
        }}
        onFocus={() => clearTimeout(exit.current)}
      >
        <option value="">请选择</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => leave(draft, false)}
    />
  )
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Moves the focus from a cell's button to that of the neighbouring cell in the arrow's direction, skipping cells
 * without a button. Returns whether there was one.
 */
function focusNeighbour(button: HTMLElement, key: string): boolean {
  const step = steps[key]
  const cell = button.closest('td')
  const rows = cell?.closest('tbody')?.rows
  if (step === undefined || cell === null || rows === undefined) return false
  const [down, right] = step
  let row = (cell.parentElement as HTMLTableRowElement).sectionRowIndex + down
  let column = cell.cellIndex + right
  for (let next = rows[row]?.cells[column]; next !== undefined; next = rows[row]?.cells[column]) {
    const neighbour = next.querySelector('button')
    if (neighbour !== null) {
      neighbour.focus()
      return true
    }
    row += down
    column += right
  }
  return false
}
