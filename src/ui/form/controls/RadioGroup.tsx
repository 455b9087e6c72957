import { OptionGroup, type OptionGroupProps } from './OptionGroup.tsx'

interface RadioGroupProps extends OptionGroupProps {
  value: string
  onChange: (value: string) => void
}

/** One of a few options, all visible at once, as native radio buttons. */
export function RadioGroup({ value: chosen, onChange, ...group }: RadioGroupProps) {
  return (
    <OptionGroup
      {...group}
      inputOf={(option) => ({ type: 'radio', checked: option === chosen, onChange: () => onChange(option) })}
    />
  )
}
