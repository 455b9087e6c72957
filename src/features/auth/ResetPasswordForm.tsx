import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Sets a new password in place of a forgotten one. */
export function ResetPasswordForm() {
  return <NewPasswordForm purpose="resetPwd" />
}
