import { zodResolver } from '@hookform/resolvers/zod'
import { passwordLoginSchema, phoneLoginSchema, registerSchema, resetPasswordSchema } from './loginSchemas.ts'

/** The rules that the forms of the login widget check before they send. */
export const loginResolvers = {
  phoneLogin: zodResolver(phoneLoginSchema),
  passwordLogin: zodResolver(passwordLoginSchema),
  register: zodResolver(registerSchema),
  resetPassword: zodResolver(resetPasswordSchema),
}
