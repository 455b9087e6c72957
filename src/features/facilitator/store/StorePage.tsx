import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '#gateway/generated/words/FacilitatorPromise.ts'
import * as fields from '#gateway/generated/fields/Facilitator.ts'
import * as contactFields from '#gateway/generated/fields/FacilitatorContact.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Link } from '#ui/Link.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PlainText } from '#ui/detail/PlainText.tsx'
import { Telephone } from '#ui/content/Telephone.tsx'
import type { Schema } from '#gateway/contract.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { Button } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { facilitatorQuery } from '../facilitatorQueries.ts'
import { ratingText } from '../facilitatorTexts.ts'
import { ProductPage } from './ProductPage.tsx'
import { StoreSections } from './StoreSections.tsx'

interface StorePageProps {
  id: string
  /** The product to show instead of the whole store; an unknown one is ignored. */
  product?: string | undefined
  signedIn: boolean
  /** The other actions available for it. */
  actions: ReactNode
  /** What others say about it. */
  evaluations: ReactNode
}

/** One facilitator's flagship store (§2.1 /qw/supply-demand/provider/detail). */
export function StorePage({ id, product: productId, signedIn, actions, evaluations }: StorePageProps) {
  const { data: facilitator } = useSuspenseQuery(facilitatorQuery(id))
  const { contact } = facilitator
  const product = facilitator.products.find((one) => one.id === productId)
  const consult = <ConsultButton facilitator={facilitator} signedIn={signedIn} />
  if (product) return <ProductPage facilitator={facilitator} product={product} actions={consult} />
  return (
    <DetailPage
      title={facilitator.name}
      logo={
        facilitator.logo === null ? undefined : (
          <Picture src={gatewayUrl(facilitator.logo)} alt={`${facilitator.name}的标志`} />
        )
      }
      list={<Link to="/qw/supply-demand/provider">企业旗舰店</Link>}
      badges={
        <>
          {facilitator.providerType.map((type) => (
            <Badge key={type}>{facilitatorTypeWords[type]}</Badge>
          ))}
          {facilitator.promise.map((promise) => (
            <Badge key={promise} tone="good">
              {facilitatorPromiseWords[promise]}
            </Badge>
          ))}
        </>
      }
      lead={facilitator.slogan}
      actions={
        <>
          {consult}
          {actions}
        </>
      }
    >
      <DetailSection title="机构概况">
        <Facts
          facts={[
            { name: '评分', value: ratingText(facilitator) },
            { name: '对接', value: `${facilitator.dockingCount} 次，成功 ${facilitator.finishedCount} 次` },
            factOf(fields.responseHours, facilitator.responseHours),
            factOf(fields.establishTime, facilitator.establishTime),
            factOf(fields.regCapital, facilitator.regCapital),
            factOf(fields.employeeAmount, facilitator.employeeAmount),
            // A facilitator's own tags say what it is good at.
            factOf({ ...fields.tags, title: '擅长' }, facilitator.tags),
            { name: '科技服务券', value: facilitator.couponAccepted ? '可抵用' : undefined },
          ]}
        />
      </DetailSection>
      {facilitator.intro === '' ? null : (
        <DetailSection title={fields.intro.title}>
          <PlainText text={facilitator.intro} />
        </DetailSection>
      )}
      <StoreSections {...facilitator} />
      <DetailSection title={fields.contact.title}>
        <Facts
          facts={[
            { name: contactFields.contacts.title, value: `${contact.contacts}（${contact.contactsPosition}）` },
            { name: contactFields.tel.title, value: <Telephone number={contact.tel} /> },
            factOf(contactFields.address, contact.address),
            {
              name: contactFields.website.title,
              value: contact.website && <ExternalLink href={contact.website}>{contact.website}</ExternalLink>,
            },
          ]}
        />
      </DetailSection>
      {evaluations}
    </DetailPage>
  )
}

interface ConsultButtonProps {
  facilitator: Pick<Schema<'Facilitator'>, 'enId' | 'name' | 'responseHours'>
  signedIn: boolean
}

const name = 'consult'

const loadDialog = () => whenOnline(() => import('./ConsultDialog.tsx'))
const ConsultDialog = lazy(async () => ({ default: (await loadDialog()).ConsultDialog }))

/** Shows how to reach a facilitator, to a visitor after the login: the public page does not have the full number. */
function ConsultButton({ facilitator, signedIn }: ConsultButtonProps) {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(name)
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          if (!loginFirst(name)) dialog.open()
        }}
      >
        咨询服务商
      </Button>
      {dialog.isOpen && signedIn ? (
        <Suspense>
          <ConsultDialog facilitator={facilitator} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  )
}
