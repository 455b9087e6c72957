import { useController, type FieldPathByValue } from 'react-hook-form'
import { limitText } from '#gateway/fields/input/sentences.ts'
import { NumberField as NumberInput } from '#ui/form/controls/NumberField.tsx'
import { numberError } from '#ui/form/controls/numberText.ts'
import type { NumberField } from '../profileFields.ts'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'

interface ProfileNumberProps {
  path: FieldPathByValue<ProfileValues, string>
  field: NumberField
}

/**
 * A number of the profile. Its error appears while typing: if it appeared on blur, it would move the button that is
 * being pressed.
 */
export function ProfileNumber({ path, field: rule }: ProfileNumberProps) {
  const { field, fieldState } = useController<ProfileValues, typeof path>({ name: path })
  return (
    <NumberInput
      {...field}
      id={fieldId(path)}
      label={rule.label}
      unit={rule.unit}
      whole={rule.decimals === 0}
      hint={rule.hint}
      maxLength={20}
      error={fieldState.error?.message ?? numberError(field.value, rule, limitText)}
    />
  )
}
