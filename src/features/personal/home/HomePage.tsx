import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import type { ReactNode } from 'react'
import { gatewayUrl } from '../../../gateway/address.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { SearchIcon } from '../../../ui/icons/SearchIcon.tsx'
import { StarIcon } from '../../../ui/icons/StarIcon.tsx'
import { UserIcon } from '../../../ui/icons/UserIcon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import styles from './HomePage.module.css'

interface HomePageProps {
  /** Who is signed in, once that is known. */
  nickName: string | undefined
  /** Address of the user's picture, where there is one. */
  image: string | undefined
  /** The current enterprise's name; null when the user has bound none, undefined until that is known. */
  enterpriseName: string | null | undefined
  /** Shows and changes the user's picture. */
  photo: ReactNode
}

/** Front page of the personal area: who one is here, and where to go on. */
export function HomePage({ nickName, image, enterpriseName, photo }: HomePageProps) {
  const { data: favorites } = useQuery(gatewayQuery('listPolicyFavorites', { query: { current: 1, size: 1 } }))
  return (
    <Panel title="个人中心">
      <div className={styles['user']}>
        <span className={styles['avatar']}>
          {image === undefined ? <UserIcon size={32} /> : <Picture src={gatewayUrl(image)} alt="" />}
        </span>
        <div>
          <p className={styles['name']}>{nickName === undefined ? '您好' : `${nickName}，您好`}</p>
          <p className={styles['enterprise']}>{enterpriseName === null ? '尚未绑定企业' : enterpriseName}</p>
        </div>
      </div>
      <ul className={styles['entries']}>
        <li>
          <Link to="/qw/personal/collect" className={styles['entry']}>
            <span className={styles['icon']}>
              <StarIcon size={22} />
            </span>
            <span className={styles['entryTitle']}>我的收藏</span>
            <span className={styles['entryText']}>
              {favorites === undefined ? '收藏的政策' : `已收藏 ${favorites.total} 条政策`}
            </span>
          </Link>
        </li>
        <li>
          <Link to="/policy/info" className={styles['entry']}>
            <span className={styles['icon']}>
              <SearchIcon size={22} />
            </span>
            <span className={styles['entryTitle']}>找政策</span>
            <span className={styles['entryText']}>按条件筛选正在申报的政策</span>
          </Link>
        </li>
      </ul>
      <div className={styles['photo']}>{photo}</div>
      {enterpriseName === null && (
        <div className={styles['unbound']}>
          <p>绑定企业后，可代表企业收藏、申报政策，并参与供需对接。</p>
          <Link to="/user/relation" className={buttonClass({ look: 'primary' })}>
            绑定企业
          </Link>
        </div>
      )}
    </Panel>
  )
}
