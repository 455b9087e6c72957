import { useState } from 'react'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { NumberField as NumberInput } from '../../../ui/form/NumberField.tsx'
import { numberError } from '../numberText.ts'
import type { NumberField } from '../profileFields.ts'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'

interface ProfileNumberProps {
  path: FieldPathByValue<ProfileValues, string>
  field: NumberField
}

/** A number of the profile; what is wrong with it is said as soon as the focus has left it. */
export function ProfileNumber({ path, field: rule }: ProfileNumberProps) {
  const { field, fieldState } = useController<ProfileValues, typeof path>({ name: path })
  const [focused, setFocused] = useState(false)
  const own = focused ? undefined : numberError(field.value, rule)
  return (
    <NumberInput
      {...field}
      id={fieldId(path)}
      label={rule.label}
      unit={rule.unit}
      whole={rule.decimals === 0}
      hint={rule.hint}
      maxLength={20}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        field.onBlur()
      }}
      error={fieldState.error?.message ?? own}
    />
  )
}
