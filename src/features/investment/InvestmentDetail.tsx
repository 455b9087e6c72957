import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import * as contact from '#gateway/generated/fields/InvestmentContact.ts'
import * as carrier from '#gateway/generated/fields/ShowResource.ts'
import { investmentTypeWords } from '#gateway/generated/words/InvestmentType.ts'
// Common fields have the same titles in all types.
import * as shared from '#gateway/generated/fields/HouseResource.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { Facts, type Fact } from '#ui/Facts.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Pictures } from '#ui/detail/Pictures.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { Telephone } from '#ui/content/Telephone.tsx'
import { minuteText } from '#ui/timeText.ts'

interface InvestmentDetailProps {
  /** The fields that all types have. */
  resource: {
    title: string
    type: Schema<'InvestmentType'>
    tags: readonly string[]
    address: string
    park?: string | undefined
    images: readonly { alt: string; url: string }[]
    contact: { department: string; tel: string }
    updateTime: string
  }
  /** The contact button, if the place is still available. */
  intent: ReactNode
  /** Facts that only its type has. */
  facts: readonly Fact[]
  text: Schema<'HouseResource'>['description']
}

/** One resource for investors, of any type. */
export function InvestmentDetail({ resource, intent, facts, text }: InvestmentDetailProps) {
  return (
    <DetailPage
      title={resource.title}
      list={
        <Link to="/qw/investment" search={{ type: resource.type }}>
          {investmentTypeWords[resource.type]}
        </Link>
      }
      actions={intent}
      badges={
        <>
          <Badge>{investmentTypeWords[resource.type]}</Badge>
          {resource.tags.map((tag) => (
            <Badge key={tag} tone="off">
              {tag}
            </Badge>
          ))}
        </>
      }
    >
      <DetailSection title="基本情况">
        <Facts
          facts={[
            ...facts,
            factOf(carrier.park, resource.park),
            factOf(carrier.address, resource.address),
            factOf(carrier.updateTime, minuteText(resource.updateTime)),
          ]}
        />
      </DetailSection>
      {resource.images.length === 0 ? null : (
        <DetailSection title={shared.images.title}>
          <Pictures pictures={resource.images.map(({ url, alt }) => ({ src: gatewayUrl(url), alt }))} />
        </DetailSection>
      )}
      <DetailSection title={shared.description.title}>
        <RichText html={text} />
      </DetailSection>
      <DetailSection title={shared.contact.title}>
        <Facts
          facts={[
            factOf(contact.department, resource.contact.department),
            {
              name: contact.tel.title,
              value: <Telephone number={resource.contact.tel} />,
            },
          ]}
        />
      </DetailSection>
    </DetailPage>
  )
}
