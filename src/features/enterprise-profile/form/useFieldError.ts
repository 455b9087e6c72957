import { useFormContext, useFormState, type FieldPath } from 'react-hook-form'
import type { ProfileValues } from '../profileValues.ts'

/** The error of a field of the profile form; undefined while it is valid. */
export function useFieldError(path: FieldPath<ProfileValues>): string | undefined {
  const { getFieldState } = useFormContext<ProfileValues>()
  return getFieldState(path, useFormState<ProfileValues>({ name: path })).error?.message
}
