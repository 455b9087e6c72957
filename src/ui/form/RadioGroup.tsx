import { useId, type Ref } from 'react'
import { FieldError } from './FieldError.tsx'
import { describedBy, partIds } from './describedBy.ts'
import styles from './CheckboxGroup.module.css'

interface RadioGroupProps {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  name: string
  /** Id of the first button, so that other places can lead to the group. */
  id?: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first button, which is focused when the group has an error. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few options, all to be seen at once, as native radio buttons. */
export function RadioGroup({ legend, hint, error, name, id, options, value, onChange, onBlur, ref }: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
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
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={partIds(groupId).error} error={error} />
    </fieldset>
  )
}
