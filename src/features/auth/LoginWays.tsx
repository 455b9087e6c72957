import { LoginTabs } from './LoginTabs.tsx'
import { useLoginWidget } from './loginWidget.ts'
import { PasswordLoginForm } from './PasswordLoginForm.tsx'
import { PhoneLoginForm } from './PhoneLoginForm.tsx'

/** The two ways to log in (§2.5). */
export function LoginWays() {
  const { forms, countdowns, destination, tab, chooseTab } = useLoginWidget()
  return (
    <LoginTabs
      label="登录方式"
      selected={tab}
      onSelect={chooseTab}
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
  )
}
