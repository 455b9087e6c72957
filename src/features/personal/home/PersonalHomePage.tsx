import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import { buttonClass } from '#ui/Button.tsx'
import desk from '#ui/desk/Desk.module.css'
import { Icon } from '#ui/icons/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './PersonalHomePage.module.css'

interface PersonalHomePageProps {
  /** The signed-in user, once known. */
  nickName: string | undefined
  /** URL of the user's photo, if there is one. */
  image: string | undefined
  /** The current enterprise's name; null when the user has none, undefined until that is known. */
  enterpriseName: string | null | undefined
  /** The parts of the desk, each of which loads and fails on its own. */
  children: ReactNode
  /** Shows and changes the user's photo. */
  photo: ReactNode
}

const entries = [
  { text: '发布需求', path: '/qw/personal/demand/detail' },
  { text: '发布资源', path: '/qw/personal/resources/detail' },
  { text: '找政策', path: '/policy/info' },
  { text: '匹配政策', path: '/policy/report' },
  { text: '我的收藏', path: '/qw/personal/collect' },
] as const

/** Home page of the personal area: a desk with the member's tasks, upcoming deadlines and figures. */
export function PersonalHomePage({ nickName, image, enterpriseName, children, photo }: PersonalHomePageProps) {
  return (
    <Panel title="个人中心">
      <div className={styles['user']}>
        <span className={styles['avatar']}>
          {image === undefined ? <Icon name="user-round" size={32} /> : <Picture src={gatewayUrl(image)} alt="" />}
        </span>
        <div>
          <p className={styles['name']}>{nickName === undefined ? '您好' : `${nickName}，您好`}</p>
          <p className={styles['enterprise']}>{enterpriseName === null ? '尚未绑定企业' : enterpriseName}</p>
        </div>
      </div>
      <ul className={styles['entries']} aria-label="常用">
        {entries.map(({ text, path }) => (
          <li key={path}>
            <Link to={path} className={buttonClass()}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {enterpriseName === null && (
        <div className={styles['unbound']}>
          <p>绑定企业后，可代表企业收藏、申报政策，并参与供需对接。</p>
          <Link to="/user/relation" className={buttonClass({ look: 'primary' })}>
            绑定企业
          </Link>
        </div>
      )}
      <div className={desk['desk']}>{children}</div>
      <div className={styles['photo']}>{photo}</div>
    </Panel>
  )
}
