import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { takeLoginNotice } from '#gateway/loginNotice.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { LoginDestination } from './loginDestination.ts'
import type { LoginMode } from './loginMode.ts'
import { LoginWidget } from './LoginWidget.tsx'
import { singleSignOnOf } from './sso/singleSignOn.ts'
import { SingleSignOnNotice } from './sso/SingleSignOnNotice.tsx'
import { useSession } from './useSession.ts'
import styles from './LoginPage.module.css'

// Needed only by a signed-in user who comes from another application.
const SingleSignOnPanel = lazy(async () => ({
  default: (await whenOnline(() => import('./sso/SingleSignOnPanel.tsx'))).SingleSignOnPanel,
}))

interface LoginPageProps {
  mode: LoginMode
  destination: LoginDestination
  /** The form of the current mode. */
  children: ReactNode
}

const points = [
  { icon: 'search', title: '政策一查就准', text: '按行业、层级与申报状态筛选，条款与依据一目了然' },
  { icon: 'star', title: '收藏与订阅', text: '关注的政策集中管理，申报窗口不错过' },
  { icon: 'message-square-more', title: '供需与服务对接', text: '发布需求，找到资源与专业服务机构' },
] as const

/** The login widget beside the benefits of an account. */
export function LoginPage({ mode, destination, children }: LoginPageProps) {
  const showMessage = useShowMessage()
  const session = useSession()
  const sso = singleSignOnOf(destination)
  useEffect(() => {
    const text = takeLoginNotice()
    if (text !== undefined) showMessage({ level: 'warning', text, about: ['session'] })
  }, [showMessage])

  return (
    <div className={styles['card']}>
      <div className={styles['side']}>
        <p className={styles['slogan']}>
          一个账号
          <br />
          办理全部惠企服务
        </p>
        <ul className={styles['points']}>
          {points.map(({ icon, title, text }) => (
            <li key={title} className={styles['point']}>
              <span className={styles['icon']}>
                <Icon name={icon} size={22} />
              </span>
              <span className={styles['pointTitle']}>{title}</span>
              <span className={styles['pointText']}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['form']}>
        {sso !== undefined && sso !== 'invalid' && session !== undefined ? (
          <Suspense>
            <SingleSignOnPanel sso={sso} nickName={session.user?.nickName} />
          </Suspense>
        ) : (
          <div>
            {sso !== undefined && <SingleSignOnNotice sso={sso} />}
            <LoginWidget mode={mode} destination={destination}>
              {children}
            </LoginWidget>
          </div>
        )}
      </div>
    </div>
  )
}
