import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ProfileValues } from '../profileValues.ts'

interface UnsavedProps {
  saved: ProfileValues
  onChange: (unsaved: boolean) => void
}

/** Tells whether some section has not been saved; a component of its own, as it looks at every change. */
export function Unsaved({ saved, onChange }: UnsavedProps) {
  const { control } = useFormContext<ProfileValues>()
  const unsaved = JSON.stringify(useWatch({ control })) !== JSON.stringify(saved)
  useEffect(() => onChange(unsaved), [unsaved, onChange])
  return null
}
