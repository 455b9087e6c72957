import { createContext, useContext } from 'react'
import type { Countdown } from './countdown.ts'
import type { LoginDestination } from './loginDestination.ts'
import type { LoginForms } from './loginForms.ts'
import type { SmsPurpose } from './smsCode.ts'

export type LoginTabName = 'phone' | 'password'

/** State that the modes of the login widget share; the widget stays mounted while they change. */
export interface LoginWidgetState {
  forms: LoginForms
  /** Outlive the modes, so that switching does not bypass the wait. */
  countdowns: Readonly<Record<SmsPurpose, Countdown>>
  destination: LoginDestination
  tab: LoginTabName
  chooseTab: (tab: LoginTabName) => void
  /** A number has been registered or has a new password, and can log in. */
  backToLogin: (tel: string) => Promise<void>
}

export const LoginWidgetContext = createContext<LoginWidgetState | undefined>(undefined)

export function useLoginWidget(): LoginWidgetState {
  const state = useContext(LoginWidgetContext)
  if (state === undefined) throw new Error('A mode of the login widget stands outside of it')
  return state
}
