import { OptionGroup, type OptionGroupProps } from './OptionGroup.tsx'

interface CheckboxGroupProps extends OptionGroupProps {
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several of some options, as a group of native checkboxes. */
export function CheckboxGroup({ value: chosen, onChange, ...group }: CheckboxGroupProps) {
  return (
    <OptionGroup
      {...group}
      inputOf={(option) => ({
        type: 'checkbox',
        checked: chosen.includes(option),
        'aria-invalid': group.error ? true : undefined,
        onChange: ({ target }) =>
          onChange(target.checked ? [...chosen, option] : chosen.filter((value) => value !== option)),
      })}
    />
  )
}
