import { useId, type Ref } from 'react'
import { FieldError } from './FieldError.tsx'
import { describedBy, partIds } from './describedBy.ts'
import styles from './CheckboxGroup.module.css'

interface CheckboxGroupProps {
  legend: string
  hint?: string
  error?: string | undefined
  name: string
  /** Id of the first box, so that other places can lead to the group. */
  id?: string
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  /** The first box, which is focused when the group has an error. */
  ref?: Ref<HTMLInputElement>
}

/** Several of some options, as a group of native checkboxes. */
export function CheckboxGroup({ legend, hint, error, name, id, options, value, onChange, ...box }: CheckboxGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const { onBlur, ref } = box
  return (
    <fieldset className={styles['group']} aria-describedby={describedBy(groupId, hint, error)}>
      <legend className={styles['legend']}>{legend}</legend>
      {hint === undefined ? null : (
        <p className={styles['hint']} id={partIds(groupId).hint}>
          {hint}
        </p>
      )}
      <div className={styles['options']}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['option']}>
            <input
              {...(index === 0 && { id: groupId, ref })}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, option.value] : value.filter((chosen) => chosen !== option.value))
              }
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={partIds(groupId).error} error={error} />
    </fieldset>
  )
}
