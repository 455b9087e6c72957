import { useNavigate } from '@tanstack/react-router'
import { Link } from '../../ui/Link.tsx'
import { useState } from 'react'
import { Agreements } from './Agreements.tsx'
import { createCountdown } from './countdown.ts'
import type { LoginDestination } from './loginDestination.ts'
import { useLoginForms } from './loginForms.ts'
import { loginModes, otherModes, type LoginMode } from './loginMode.ts'
import { LoginTabs } from './LoginTabs.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordLoginForm } from './PasswordLoginForm.tsx'
import { PhoneLoginForm } from './PhoneLoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import styles from './LoginWidget.module.css'

interface LoginWidgetProps {
  mode: LoginMode
  destination: LoginDestination
}

/** Login, register and reset password (§2.5). Switching modes changes the address and keeps the widget. */
export function LoginWidget({ mode, destination }: LoginWidgetProps) {
  const forms = useLoginForms()
  const navigate = useNavigate()
  const [tab, setTab] = useState<'phone' | 'password'>('phone')
  const [countdowns] = useState(() => ({
    login: createCountdown(),
    register: createCountdown(),
    resetPwd: createCountdown(),
  }))

  /** The number that has just registered or reset its password is ready to log in with. */
  async function backToLogin(tel: string) {
    forms.register.reset({})
    forms.resetPassword.reset({})
    forms.shareTel(tel)
    if (!forms.passwordLogin.getValues('username')) forms.passwordLogin.setValue('username', tel)
    await navigate({ to: loginModes.login.path, search: destination })
  }

  return (
    <div className={styles['widget']}>
      <h1 className={styles['title']}>{loginModes[mode].title}</h1>
      {mode === 'login' && (
        <LoginTabs
          label="登录方式"
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              name: 'phone',
              title: '手机快捷登录',
              panel: <PhoneLoginForm forms={forms} countdown={countdowns.login} destination={destination} />,
            },
            {
              name: 'password',
              title: '账号密码登录',
              panel: <PasswordLoginForm forms={forms} shown={tab === 'password'} destination={destination} />,
            },
          ]}
        />
      )}
      {mode === 'register' && <RegisterForm forms={forms} countdown={countdowns.register} onDone={backToLogin} />}
      {mode === 'resetPwd' && (
        <NewPasswordForm purpose="resetPwd" forms={forms} countdown={countdowns.resetPwd} onDone={backToLogin} />
      )}
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
