import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Icon } from '#ui/icons/Icon.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { useDisclosure } from '#ui/useDisclosure.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { unsentForms } from '../unsentForms.ts'
import { useLogOut } from '../useLogOut.ts'
import type { Session } from '../useSession.ts'
import { EnterpriseCard } from './EnterpriseCard.tsx'
import styles from './UserMenu.module.css'
import { menuEntries, type MenuEntry } from './menuEntries.ts'

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

interface MenuLinksProps {
  enterprise: Schema<'Enterprise'> | undefined
  messageCentre: ReactNode
  onFollow: () => void
}

/** The links of the user menu that the current enterprise may use. */
function MenuLinks({ enterprise, messageCentre, onFollow }: MenuLinksProps) {
  return (
    <ul className={styles['list']}>
      {menuEntries(enterprise).map((entry) => (
        <li key={entry.kind}>
          <Link {...targetOf(entry)} className={styles['item']} onClick={onFollow}>
            {entry.kind === 'messages' ? messageCentre : texts[entry.kind]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const texts = { bind: '绑定企业', businessCard: '企业名片', resume: '完善企业信息' }

const paths = { bind: '/user/relation', businessCard: '/qw/personal/resume', messages: '/qw/message' }

/**
 * The router's target of an entry. Not typed by the route tree, as an entry may lead to a page that does not exist yet.
 */
function targetOf(entry: MenuEntry): { to: string } {
  if (entry.kind !== 'resume') return { to: paths[entry.kind] }
  const target = { to: `/qw/personal/resume/${entry.enId}`, search: { isFacilitator: entry.isFacilitator } }
  return target
}

interface EnterpriseSwitcherProps {
  enterprises: readonly Schema<'Enterprise'>[]
  current: Schema<'Enterprise'> | undefined
}

/**
 * Buttons and not a select: choosing reloads the page (§4), which must not happen while the user is only browsing the
 * options.
 */
function EnterpriseSwitcher({ enterprises, current }: EnterpriseSwitcherProps) {
  const { session } = gatewayOf(useQueryClient()).environment
  const titleId = useId()

  function switchTo(enterprise: Schema<'Enterprise'>) {
    if (enterprise.enId === current?.enId) return
    session.setEnterprise(enterprise.enId)
    location.reload()
  }

  return (
    <div>
      <h2 className={styles['title']} id={titleId}>
        切换企业
      </h2>
      <ul aria-labelledby={titleId}>
        {enterprises.map((enterprise) => (
          <li key={enterprise.id}>
            <button
              type="button"
              className={styles['enterprise']}
              aria-current={enterprise.enId === current?.enId}
              onClick={() => switchTo(enterprise)}
            >
              {enterprise.name}
              {enterprise.enId === current?.enId && <span className={styles['current']}>当前企业</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
