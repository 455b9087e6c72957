import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { demandStatusWords } from '#gateway/generated/words/DemandStatus.ts'
import * as contact from '#gateway/generated/fields/SupplyContact.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { Facts } from '#ui/Facts.tsx'
import { useMemberView } from '#ui/useMemberView.ts'
import * as fields from '#gateway/generated/fields/DemandDetail.ts'
import { DemandContent } from './DemandContent.tsx'
import { demandQuery } from './demandQueries.ts'

interface DemandPageProps {
  id: string
  signedIn: boolean
  /** Renders the buttons to start a docking and to add a favourite. */
  renderActions: (demand: Schema<'DemandDetail'>) => ReactNode
}

/** One demand, as everybody may see it (§2.1 /qw/supply-demand/demand/detail). */
export function DemandPage({ id, signedIn, renderActions }: DemandPageProps) {
  const { data: demand, refetch } = useSuspenseQuery(demandQuery(id))
  useMemberView(signedIn, refetch)
  return (
    <DetailPage
      title={demand.title}
      list={<Link to="/qw/supply-demand/demand">需求大厅</Link>}
      badges={
        <>
          <Badge tone={demand.status === 'COMPLETED' ? 'off' : 'good'}>{demandStatusWords[demand.status]}</Badge>
          <Badge>{demandTypeWords[demand.demandType]}</Badge>
        </>
      }
      actions={renderActions(demand)}
    >
      <DemandContent demand={demand} />
      <DetailSection title={fields.contact.title}>
        <Facts
          facts={[
            { name: contact.contactName.title, value: (demand.contact ?? demand.contactMasked).contactName },
            { name: contact.contactTel.title, value: (demand.contact ?? demand.contactMasked).contactTel },
          ]}
        />
        {demand.contact === undefined ? <p>对接被发布方接受后，双方可以看到完整的联系方式。</p> : null}
      </DetailSection>
    </DetailPage>
  )
}
