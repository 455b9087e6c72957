import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { FieldError } from '../FieldError.tsx'
import { describedBy, partIds } from '../describedBy.ts'
import styles from './OptionGroup.module.css'

/** Props of a group of native checkboxes or radio buttons. */
export interface OptionGroupProps {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  name: string
  /** Id of the first input, so that other places can link to the group. */
  id?: string
  options: readonly { value: string; label: string }[]
  onBlur?: () => void
  /** The first input, which is focused when the group has an error. */
  ref?: Ref<HTMLInputElement>
}

interface OptionInputs extends OptionGroupProps {
  /** The remaining props of an option's input. */
  inputOf: (value: string) => InputHTMLAttributes<HTMLInputElement>
}

/** The options of a group with its legend, hint and error. */
export function OptionGroup({ legend, hint, error, name, id, options, onBlur, ref, inputOf }: OptionInputs) {
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
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles['option']}>
            <input
              {...(index === 0 && { id: groupId, ref })}
              name={name}
              value={value}
              onBlur={onBlur}
              {...inputOf(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={partIds(groupId).error} error={error} />
    </fieldset>
  )
}
