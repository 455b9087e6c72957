import { createContext, useContext } from 'react'
import type { Countdown } from './countdown.ts'
import type { LoginDestination } from './loginDestination.ts'
import type { LoginForms } from './loginForms.ts'
import type { SmsPurpose } from './smsCode.ts'

export type LoginTabName = 'phone' | 'password'

/** What the modes of the login widget share: it stays while they come and go. */
export interface LoginWidgetState {
  forms: LoginForms
  /** Outlive the modes, so that switching is no way round the wait. */
  countdowns: Readonly<Record<SmsPurpose, Countdown>>
  destination: LoginDestination
  tab: LoginTabName
  chooseTab: (tab: LoginTabName) => void
  /** The number that has just registered or reset its password is ready to log in with. */
  backToLogin: (tel: string) => Promise<void>
}

export const LoginWidgetContext = createContext<LoginWidgetState | undefined>(undefined)

export function useLoginWidget(): LoginWidgetState {
  const state = useContext(LoginWidgetContext)
  if (state === undefined) throw new Error('A mode of the login widget stands outside of it')
  return state
}
