import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Agreements } from './Agreements.tsx'
import { createCountdown } from './countdown.ts'
import type { LoginDestination } from './loginDestination.ts'
import { useLoginForms } from './loginForms.ts'
import { loginModes, otherModes, type LoginMode } from './loginMode.ts'
import { LoginWidgetContext, type LoginTabName } from './loginWidget.ts'
import { safeRedirect } from './safeRedirect.ts'
import styles from './LoginWidget.module.css'

interface LoginWidgetProps {
  mode: LoginMode
  destination: LoginDestination
  /** The form of the current mode, which depends on the address. */
  children: ReactNode
}

/** Login, register and reset password (§2.5). Switching modes changes the address and keeps the widget. */
export function LoginWidget({ mode, destination, children }: LoginWidgetProps) {
  const forms = useLoginForms()
  const navigate = useNavigate()
  const [tab, chooseTab] = useState<LoginTabName>('phone')
  const [countdowns] = useState(() => ({
    login: createCountdown(),
    register: createCountdown(),
    resetPwd: createCountdown(),
  }))

  async function backToLogin(tel: string) {
    forms.register.reset({})
    forms.resetPassword.reset({})
    forms.shareTel(tel)
    if (!forms.passwordLogin.getValues('username')) forms.passwordLogin.setValue('username', tel)
    await navigate({ to: loginModes.login.path, search: destination })
  }

  // Created in each render, because rendering follows changes of a form's errors and of its sending.
  const state = { forms, countdowns, destination, tab, chooseTab, backToLogin }

  return (
    <div className={styles['widget']}>
      <h1 className={styles['title']}>{loginModes[mode].title}</h1>
      {mode === 'login' && safeRedirect(destination.redirect_uri) !== '/' && (
        <p className={styles['purpose']}>登录后回到刚才的页面继续</p>
      )}
      <LoginWidgetContext value={state}>{children}</LoginWidgetContext>
      <p className={styles['modes']}>
        {otherModes(mode).map((other) => (
          <Link key={other} to={loginModes[other].path} search={destination}>
            {loginModes[other].linkText}
          </Link>
        ))}
        {mode === 'login' && (
          <Link to="/third-login" search={destination}>
            扫码登录
          </Link>
        )}
      </p>
      {mode === 'login' && (
        <p className={styles['agreements']}>
          登录即表示您已阅读并同意
          <Agreements />
        </p>
      )}
    </div>
  )
}
