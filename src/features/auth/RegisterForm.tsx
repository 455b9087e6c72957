import { AgreementField } from './AgreementField.tsx'
import { useLoginWidget } from './loginWidget.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Registration by phone; it needs the agreement (§5). */
export function RegisterForm() {
  const { register, formState } = useLoginWidget().forms.register
  return (
    <NewPasswordForm purpose="register">
      <AgreementField {...register('agreement')} error={formState.errors.agreement?.message} />
    </NewPasswordForm>
  )
}
