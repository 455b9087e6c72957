import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { resourceStatusWords } from '#gateway/generated/words/ResourceStatus.ts'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
// Common fields have the same titles in all kinds.
import * as fields from '#gateway/generated/fields/PatentResourceDetail.ts'
import * as contactFields from '#gateway/generated/fields/SupplyContact.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { useMemberView } from '#ui/useMemberView.ts'
import { ResourceContent } from './ResourceContent.tsx'
import { resourceQuery } from './resourceQueries.ts'
import { priceText, scoreText } from './resourceTexts.ts'

interface ResourcePageProps {
  id: string
  signedIn: boolean
  /** What others say about it. */
  evaluations: ReactNode
  /** Renders the buttons to start a docking and to add a favourite. */
  renderActions: (resource: Schema<'ResourceDetail'>) => ReactNode
}

/** One resource, as everybody may see it (§2.1 /qw/supply-demand/resource/detail). */
export function ResourcePage({ id, signedIn, evaluations, renderActions }: ResourcePageProps) {
  const { data: resource, refetch } = useSuspenseQuery(resourceQuery(id))
  useMemberView(signedIn, refetch)
  return (
    <DetailPage
      title={resource.title}
      list={<Link to="/qw/supply-demand/resource">资源大厅</Link>}
      badges={
        <>
          <Badge>{resourceTypeWords[resource.resourceType]}</Badge>
          <Badge tone={resource.status === 'PUBLISHED' ? 'good' : 'urgent'}>
            {resourceStatusWords[resource.status]}
          </Badge>
        </>
      }
      lead={resource.summary}
      actions={renderActions(resource)}
    >
      <ResourceContent
        resource={resource}
        facts={[
          { name: '持有方', value: `${resource.ownerName}（${resourceOwnerTypeWords[resource.ownerType]}）` },
          factOf(fields.categoryName, resource.categoryName),
          { name: '价格', value: priceText(resource) },
          factOf(fields.keywords, resource.keywords),
          factOf(fields.validUntil, resource.validUntil ?? '长期有效'),
          { name: fields.avgScore.title, value: scoreText(resource.avgScore) },
          factOf(fields.publishTime, minuteText(resource.publishTime)),
        ]}
        description={<RichText html={resource.description} />}
      />
      <DetailSection title={fields.contact.title}>
        <Facts
          facts={[
            factOf(contactFields.contactName, (resource.contact ?? resource.contactMasked).contactName),
            factOf(contactFields.contactTel, (resource.contact ?? resource.contactMasked).contactTel),
          ]}
        />
        {resource.contact === undefined ? <p>对接被持有方接受后，双方可以看到完整的联系方式。</p> : null}
      </DetailSection>
      {evaluations}
    </DetailPage>
  )
}
