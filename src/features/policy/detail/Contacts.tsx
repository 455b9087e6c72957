import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Contacts.module.css'
import { Anchor } from '#ui/Anchor.tsx'

/** Whom to ask. */
export function Contacts({ contacts }: { contacts: PolicyDetail['contact'] }) {
  return (
    <ul className={styles['contacts']}>
      {contacts.map(({ dept, office, tel, address, workTime }) => (
        <li key={`${dept} ${office ?? ''} ${tel}`}>
          <strong>
            {dept}
            {office === undefined ? '' : ` ${office}`}
          </strong>
          <p>
            电话：<Anchor href={`tel:${tel}`}>{tel}</Anchor>
          </p>
          {address === undefined ? null : <p>地址：{address}</p>}
          {workTime === undefined ? null : <p>时间：{workTime}</p>}
        </li>
      ))}
    </ul>
  )
}
