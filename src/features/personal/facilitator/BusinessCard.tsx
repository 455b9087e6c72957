import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { saveFile } from '#gateway/saveFile.ts'
import { address as addressField } from '#gateway/generated/fields/FacilitatorCard.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { Picture } from '#ui/Picture.tsx'
import { QrCode } from '#ui/content/QrCode.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import styles from './BusinessCard.module.css'
import { contactCode, contactFile } from './contactFile.ts'

/** A facilitator's card as others get it: to read, scan, save and print. */
export function BusinessCard({ enId }: { enId: string }) {
  const query = useQuery(gatewayQuery('getFacilitatorCard', { path: { id: enId } }))
  return (
    <QueryContent query={query} lines={8}>
      {(card) => <Card card={card} />}
    </QueryContent>
  )
}

function Card({ card }: { card: DataOf<'getFacilitatorCard'> }) {
  const { id, name, contacts, contactsPosition, qrCode } = card
  const file = contactFile(card, `${location.origin}/qw/supply-demand/provider/detail?id=${id}`)
  return (
    <>
      <section className={styles['card']} aria-label={`${name}的名片`}>
        <div className={styles['said']}>
          <div className={styles['head']}>
            {card.logo === null ? null : (
              <Picture className={styles['logo']} src={gatewayUrl(card.logo)} alt="" width="56" height="56" />
            )}
            <div>
              <p className={styles['name']}>{name}</p>
              {card.slogan ? <p className={styles['slogan']}>{card.slogan}</p> : null}
            </div>
          </div>
          <p className={styles['contact']}>
            <strong>{contacts}</strong> {contactsPosition}
          </p>
          <dl>
            {/* Shorter than in the contract: a printed card is small. */}
            <Line name="电话" value={card.tel} />
            <Line name="邮箱" value={card.email} />
            <Line name={addressField.title} value={card.address} />
          </dl>
        </div>
        <div className={styles['codes']}>
          <figure>
            <QrCode className={styles['code']} content={contactCode(file)} label="名片二维码" />
            <figcaption>扫码存入通讯录</figcaption>
          </figure>
          {qrCode === undefined ? null : (
            <figure>
              <Picture className={styles['code']} src={gatewayUrl(qrCode)} alt="微信二维码" />
              <figcaption>扫码加微信</figcaption>
            </figure>
          )}
        </div>
      </section>
      <div className={styles['actions']}>
        <Button
          look="primary"
          onClick={() => saveFile(new Blob([file], { type: 'text/vcard;charset=utf-8' }), `${contacts}（${name}）.vcf`)}
        >
          下载名片（.vcf）
        </Button>
        <Button onClick={() => window.print()}>打印名片</Button>
        <Link to="/qw/supply-demand/provider/detail" search={{ id }} className={buttonClass()}>
          查看旗舰店
        </Link>
        <Link to="/qw/personal/resume/provider" className={buttonClass()}>
          修改名片
        </Link>
      </div>
      <p className={styles['note']}>
        名片取自服务商资料。{missingOf(card)}修改后由平台审核，通过后名片随之更新；审核期间仍是原来的名片。
      </p>
    </>
  )
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Missing details that would make the card more useful. */
function missingOf({ logo, email, address, qrCode }: DataOf<'getFacilitatorCard'>): string {
  const missing = [
    logo === null ? '标志' : '',
    email === undefined ? '邮箱' : '',
    address === undefined ? '地址' : '',
    qrCode === undefined ? '微信二维码' : '',
  ].filter((word) => word !== '')
  return missing.length === 0 ? '' : `还可以补充${missing.join('、')}。`
}
