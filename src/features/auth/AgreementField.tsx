import type { ComponentProps } from 'react'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { Agreements } from './Agreements.tsx'

/** The consent that a registration needs (§2.5, §5); never pre-ticked. */
export function AgreementField(props: Omit<ComponentProps<typeof CheckboxField>, 'label' | 'required'>) {
  return (
    <CheckboxField
      {...props}
      label={
        <>
          我已阅读并同意
          <Agreements />
        </>
      }
      required
    />
  )
}
