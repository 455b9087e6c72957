import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { responseHours as responseTime } from '#gateway/generated/fields/Facilitator.ts'
import * as fields from '#gateway/generated/fields/FacilitatorCard.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { Picture } from '#ui/Picture.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import styles from './ConsultDialog.module.css'

interface ConsultDialogProps {
  facilitator: Pick<Schema<'Facilitator'>, 'enId' | 'name' | 'responseHours'>
  onClose: () => void
}

/** Whom to call or write to, from the facilitator's card, or how to get an answer to a demand. */
export function ConsultDialog({ facilitator: { enId, name, responseHours }, onClose }: ConsultDialogProps) {
  const query = useQuery(gatewayQuery('getFacilitatorCard', { path: { id: enId } }))
  return (
    <Dialog title="咨询服务商" onClose={onClose}>
      <div className={styles['body']}>
        <p className={styles['name']}>{name}</p>
        <QueryContent query={query} lines={4}>
          {(card) => <Contact card={card} responseHours={responseHours} />}
        </QueryContent>
        <p className={styles['way']}>
          <span>也可以把要求发布为需求，由服务商来对接，进展在平台上看得到。</span>
          <Link to="/qw/personal/demand/detail" className={buttonClass()}>
            发布需求
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

function Contact({ card, responseHours }: { card: DataOf<'getFacilitatorCard'>; responseHours: number | null }) {
  const { contacts, contactsPosition, tel, email, address, qrCode } = card
  return (
    <>
      <Facts
        long
        facts={[
          {
            name: fields.contacts.title,
            value: contactsPosition === '' ? contacts : `${contacts}（${contactsPosition}）`,
          },
          { name: fields.tel.title, value: tel && <Anchor href={`tel:${tel}`}>{tel}</Anchor> },
          { name: fields.email.title, value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
          factOf(fields.address, address),
          factOf(responseTime, responseHours),
        ]}
      />
      {qrCode === undefined ? null : (
        <Picture className={styles['code']} src={gatewayUrl(qrCode)} alt="微信二维码，扫码加微信" />
      )}
    </>
  )
}
