import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { useDisclosure } from '#ui/useDisclosure.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { unsentForms } from '../unsentForms.ts'
import { useLogOut } from '../useLogOut.ts'
import type { Session } from '../useSession.ts'
import { EnterpriseCard } from './EnterpriseCard.tsx'
import { EnterpriseSwitcher } from './EnterpriseSwitcher.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import styles from './UserMenu.module.css'

const UnsentDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./UnsentDialog.tsx'))).UnsentDialog,
}))

interface UserMenuProps {
  session: Session
  /** Marks the closed menu when there are unread messages. */
  hasUnread: boolean
  /** The text of the link to the message centre. */
  messageCentre: ReactNode
}

/** The signed-in user's dropdown in the top bar (§2.3). */
export function UserMenu({ session, hasUnread, messageCentre }: UserMenuProps) {
  const { user, enterprises, enterprise } = session
  const { open, setOpen, container, button } = useDisclosure<HTMLDivElement>()
  const logOut = useLogOut()
  const panelId = useId()
  // Number of unsent forms in the question; 0 when it is closed.
  const [unsent, setUnsent] = useState(0)
  const close = () => setOpen(false)

  return (
    <div className={styles['menu']} ref={container}>
      <button
        ref={button}
        type="button"
        className={styles['trigger']}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user-round" size={18} />
        <span className={styles['triggerName']}>{enterprise?.name ?? user?.nickName ?? '我的账号'}</span>
        {hasUnread && (
          <span className={styles['dot']}>
            <VisuallyHidden>，有未读消息</VisuallyHidden>
          </span>
        )}
        <Icon name="chevron-down" />
      </button>
      <div id={panelId} className={styles['panel']} hidden={!open}>
        {enterprise && <EnterpriseCard enterprise={enterprise} user={user} onFollow={close} />}
        {enterprises && <MenuLinks enterprise={enterprise} messageCentre={messageCentre} onFollow={close} />}
        {enterprises && enterprises.length > 0 && (
          <div className={styles['separated']}>
            <EnterpriseSwitcher enterprises={enterprises} current={enterprise} />
          </div>
        )}
        <div className={styles['separated']}>
          <button
            type="button"
            className={styles['item']}
            onClick={() => {
              close()
              const forms = unsentForms(user?.id, [localStorage, sessionStorage])
              if (forms === 0) void logOut()
              else setUnsent(forms)
            }}
          >
            退出登录
          </button>
        </div>
      </div>
      {unsent === 0 ? null : (
        <Suspense>
          <UnsentDialog
            forms={unsent}
            onLeave={() => {
              setUnsent(0)
              void logOut()
            }}
            onStay={() => setUnsent(0)}
          />
        </Suspense>
      )}
    </div>
  )
}
