import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '#gateway/generated/words/FacilitatorPromise.ts'
import * as fields from '#gateway/generated/fields/Facilitator.ts'
import * as contactFields from '#gateway/generated/fields/FacilitatorContact.ts'
import { factOf } from '#ui/factOf.ts'
import { Link } from '#ui/Link.tsx'
import { Badge } from '#ui/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PlainText } from '#ui/PlainText.tsx'
import { providerQuery } from '../facilitatorQueries.ts'
import { ratingText } from '../facilitatorTexts.ts'
import { ConsultButton } from './ConsultButton.tsx'
import { ProductPage } from './ProductPage.tsx'
import { StoreSections } from './StoreSections.tsx'
import { Anchor } from '#ui/Anchor.tsx'

interface StorePageProps {
  id: string
  /** The product to show instead of the whole store; one that it does not have counts as none. */
  product?: string | undefined
  signedIn: boolean
  /** What else can be done with it. */
  actions: ReactNode
  /** What others say of it. */
  evaluations: ReactNode
}

/** One provider's flagship store (§2.1 /qw/supply-demand/provider/detail). */
export function StorePage({ id, product: productId, signedIn, actions, evaluations }: StorePageProps) {
  const { data: provider } = useSuspenseQuery(providerQuery(id))
  const { contact } = provider
  const product = provider.products.find((one) => one.id === productId)
  const consult = <ConsultButton provider={provider} signedIn={signedIn} />
  if (product) return <ProductPage provider={provider} product={product} actions={consult} />
  return (
    <DetailPage
      title={provider.name}
      logo={
        provider.logo === null ? undefined : <Picture src={gatewayUrl(provider.logo)} alt={`${provider.name}的标志`} />
      }
      list={<Link to="/qw/supply-demand/provider">企业旗舰店</Link>}
      badges={
        <>
          {provider.providerType.map((type) => (
            <Badge key={type}>{facilitatorTypeWords[type]}</Badge>
          ))}
          {provider.promise.map((promise) => (
            <Badge key={promise} tone="good">
              {facilitatorPromiseWords[promise]}
            </Badge>
          ))}
        </>
      }
      lead={provider.slogan}
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
            { name: '评分', value: ratingText(provider) },
            { name: '对接', value: `${provider.dockingCount} 次，成功 ${provider.finishedCount} 次` },
            factOf(fields.responseHours, provider.responseHours),
            factOf(fields.establishTime, provider.establishTime),
            factOf(fields.regCapital, provider.regCapital),
            factOf(fields.employeeAmount, provider.employeeAmount),
            // What a provider tags itself with is what it is good at.
            factOf({ ...fields.tags, title: '擅长' }, provider.tags),
            { name: '科技服务券', value: provider.couponAccepted ? '可抵用' : undefined },
          ]}
        />
      </DetailSection>
      {provider.intro === '' ? null : (
        <DetailSection title={fields.intro.title}>
          <PlainText text={provider.intro} />
        </DetailSection>
      )}
      <StoreSections {...provider} />
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

/** A visitor sees no whole number, and cannot call the rest of it. */
function Telephone({ number }: { number: string }) {
  return number.includes('*') ? number : <Anchor href={`tel:${number}`}>{number}</Anchor>
}
