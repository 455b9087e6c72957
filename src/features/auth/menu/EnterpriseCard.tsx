import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { useState } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import type { SessionUser } from '#gateway/session.ts'
import { providerRights } from '../currentEnterprise.ts'
import { facilitatorCardQuery } from '../sessionQueries.ts'
import styles from './EnterpriseCard.module.css'

interface EnterpriseCardProps {
  enterprise: Schema<'Enterprise'>
  user: SessionUser | undefined
  onFollow: () => void
}

/**
 * Logo, contact, position, enterprise name and member badge, linked to /qw/personal (2.3-14 to 2.3-19). Logo, contact
 * and position come from the facilitator's card; other enterprises show the user instead.
 */
export function EnterpriseCard({ enterprise, user, onFollow }: EnterpriseCardProps) {
  const { memberBadge } = providerRights(enterprise.faStatus)
  const { data: card } = useQuery({ ...facilitatorCardQuery(enterprise.enId), enabled: memberBadge })
  return (
    <Link to="/qw/personal" className={styles['card']} onClick={onFollow}>
      <Logo src={(memberBadge ? card?.logo : user?.image) ?? undefined} name={enterprise.name} />
      <span className={styles['name']}>
        {enterprise.name}
        {memberBadge && <span className={styles['badge']}>会员</span>}
      </span>
      <span className={styles['contact']}>
        <span>{card?.contacts ?? user?.nickName}</span>
        {card?.contactsPosition && <span>{card.contactsPosition}</span>}
      </span>
    </Link>
  )
}

/** The logo, or the name's first character when there is none or it does not load. */
function Logo({ src, name }: { src: string | undefined; name: string }) {
  const [broken, setBroken] = useState<string>()
  if (src === undefined || src === broken) {
    return (
      <span className={styles['logo']} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    )
  }
  return (
    <img
      className={styles['logo']}
      src={gatewayUrl(src)}
      width="48"
      height="48"
      alt=""
      onError={() => setBroken(src)}
    />
  )
}
