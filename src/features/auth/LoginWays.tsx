import { lazy, Suspense, useState } from 'react'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoginTabs } from './LoginTabs.tsx'
import { useLoginWidget } from './loginWidget.ts'
import { PhoneLoginForm } from './PhoneLoginForm.tsx'

// Its tab is not the one selected at first.
const PasswordLoginForm = lazy(async () => ({
  default: (await whenOnline(() => import('./PasswordLoginForm.tsx'))).PasswordLoginForm,
}))

/** The two ways to log in (§2.5). */
export function LoginWays() {
  const { forms, countdowns, destination, tab, chooseTab } = useLoginWidget()
  const isPassword = tab === 'password'
  const [wasPassword, setWasPassword] = useState(isPassword)
  return (
    <LoginTabs
      label="登录方式"
      selected={tab}
      onSelect={(name) => {
        chooseTab(name)
        setWasPassword(wasPassword || name === 'password')
      }}
      tabs={[
        {
          name: 'phone',
          title: '手机快捷登录',
          panel: <PhoneLoginForm forms={forms} countdown={countdowns.login} destination={destination} />,
        },
        {
          name: 'password',
          title: '账号密码登录',
          panel: wasPassword ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <PasswordLoginForm forms={forms} shown={isPassword} destination={destination} />
            </Suspense>
          ) : null,
        },
      ]}
    />
  )
}
