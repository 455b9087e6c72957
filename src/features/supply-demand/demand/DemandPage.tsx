import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { gatewayUrl } from '../../../gateway/address.ts'
import type { Schema } from '../../../gateway/contract.ts'
import { demandTypeWords } from '../../../gateway/generated/words/DemandType.ts'
import { demandStatusWords } from '../../../gateway/generated/words/DemandStatus.ts'
import { demandCooperationModeWords } from '../../../gateway/generated/words/DemandCooperationMode.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DetailPage, DetailSection } from '../../../ui/detail/DetailPage.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { FileList } from '../../../ui/FileList.tsx'
import { PlainText } from '../../../ui/PlainText.tsx'
import { minuteText } from '../../../ui/timeText.ts'
import { budgetText } from '../../../ui/moneyText.ts'
import { useMemberView } from '../../../gateway/useMemberView.ts'
import { demandQuery } from './demandQueries.ts'
import { demandFacts } from './demandTexts.ts'

interface DemandPageProps {
  id: string
  signedIn: boolean
  /** The way to dock with it. */
  renderDocking: (demand: Schema<'DemandDetail'>) => ReactNode
}

/** One demand, as everybody may see it (§2.1 /qw/supply-demand/demand/detail). */
export function DemandPage({ id, signedIn, renderDocking }: DemandPageProps) {
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
      actions={renderDocking(demand)}
    >
      <DetailSection title="基本情况">
        <Facts
          facts={[
            ...demandFacts(demand),
            { name: '预算', value: budgetText(demand) },
            { name: '分类', value: demand.categoryName },
            {
              name: '合作方式',
              value: demand.cooperationMode.map((mode) => demandCooperationModeWords[mode]).join('、'),
            },
            { name: '关键词', value: demand.keywords.join('、') },
            { name: '发布时间', value: minuteText(demand.publishTime) },
            { name: '已有对接', value: `${demand.dockingCount} 家` },
          ]}
        />
      </DetailSection>
      <DetailSection title="需求描述">
        <PlainText text={demand.description} />
      </DetailSection>
      {demand.background === undefined ? null : (
        <DetailSection title="需求背景">
          <PlainText text={demand.background} />
        </DetailSection>
      )}
      {demand.targetIndicator === undefined ? null : (
        <DetailSection title="目标指标">
          <PlainText text={demand.targetIndicator} />
        </DetailSection>
      )}
      {demand.providerRequire === undefined ? null : (
        <DetailSection title="对服务方的要求">
          <PlainText text={demand.providerRequire} />
        </DetailSection>
      )}
      {demand.attachments.length === 0 ? null : (
        <DetailSection title="附件">
          <FileList files={demand.attachments.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
        </DetailSection>
      )}
      <DetailSection title="联系方式">
        <Facts
          facts={[
            { name: '联系人', value: (demand.contact ?? demand.contactMasked).contactName },
            { name: '联系电话', value: (demand.contact ?? demand.contactMasked).contactTel },
          ]}
        />
        {demand.contact === undefined ? <p>对接被发布方接受后，双方可以看到完整的联系方式。</p> : null}
      </DetailSection>
    </DetailPage>
  )
}
