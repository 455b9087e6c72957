import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Agreements } from './Agreements.tsx'
import type { Countdown } from './countdown.ts'
import type { LoginForms } from './loginForms.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

interface RegisterFormProps {
  forms: LoginForms
  countdown: Countdown
  /** Called after a successful registration with the number that can log in now. */
  onDone: (tel: string) => Promise<void>
}

/** Registration by phone; it needs the agreement (§5). */
export function RegisterForm({ forms, countdown, onDone }: RegisterFormProps) {
  const { register, formState } = forms.register
  return (
    <NewPasswordForm purpose="register" forms={forms} countdown={countdown} onDone={onDone}>
      <CheckboxField
        {...register('agreement')}
        label={
          <>
            我已阅读并同意
            <Agreements />
          </>
        }
        required
        error={formState.errors.agreement?.message}
      />
    </NewPasswordForm>
  )
}
