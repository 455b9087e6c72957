import type { Schema } from '../../../gateway/contract.ts'
import { gatewayUrl } from '../../../gateway/address.ts'
import { demandCooperationModeWords } from '../../../gateway/generated/words/DemandCooperationMode.ts'
import { supplyCycleWords } from '../../../gateway/generated/words/SupplyCycle.ts'
import { DetailSection } from '../../../ui/detail/DetailPage.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { figureText } from '../../../ui/figureText.ts'
import { FileList } from '../../../ui/FileList.tsx'
import { budgetText } from '../../../ui/moneyText.ts'
import { PlainText } from '../../../ui/PlainText.tsx'
import { minuteText } from '../../../ui/timeText.ts'
import { demandFacts } from './demandTexts.ts'

/** What a demand says, published or not yet: a draft lacks much of it. */
export type ShownDemand = Pick<Schema<'DemandOwnDetail'>, 'budgetMin' | 'budgetMax' | 'cooperationMode' | 'keywords'> &
  Partial<
    Pick<
      Schema<'DemandOwnDetail'>,
      | 'enName'
      | 'budgetType'
      | 'deadline'
      | 'categoryName'
      | 'publishTime'
      | 'dockingCount'
      | 'description'
      | 'background'
      | 'targetIndicator'
      | 'providerRequire'
      | 'attachments'
      | 'quantity'
      | 'unit'
      | 'deliveryCycle'
      | 'fieldArea'
    > & { remainDays: number }
  >

/** What a demand says, as the public reads it. */
export function DemandContent({ demand }: { demand: ShownDemand }) {
  const { quantity, unit = '', dockingCount, publishTime, attachments = [] } = demand
  return (
    <>
      <DetailSection title="基本情况">
        <Facts
          facts={[
            ...demandFacts(demand),
            { name: '预算', value: demand.budgetType && budgetText(demand) },
            { name: '数量', value: quantity && `${figureText(quantity)} ${unit}` },
            { name: '期望周期', value: demand.deliveryCycle && supplyCycleWords[demand.deliveryCycle] },
            { name: '分类', value: demand.categoryName },
            { name: '技术领域', value: demand.fieldArea?.join('、') },
            {
              name: '合作方式',
              value: demand.cooperationMode.map((mode) => demandCooperationModeWords[mode]).join('、'),
            },
            { name: '关键词', value: demand.keywords.join('、') },
            { name: '发布时间', value: publishTime && minuteText(publishTime) },
            { name: '已有对接', value: dockingCount === undefined ? undefined : `${dockingCount} 家` },
          ]}
        />
      </DetailSection>
      <TextSection title="需求描述" text={demand.description} />
      <TextSection title="需求背景" text={demand.background} />
      <TextSection title="目标指标" text={demand.targetIndicator} />
      <TextSection title="对服务方的要求" text={demand.providerRequire} />
      {attachments.length === 0 ? null : (
        <DetailSection title="附件">
          <FileList files={attachments.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
        </DetailSection>
      )}
    </>
  )
}

function TextSection({ title, text }: { title: string; text: string | undefined }) {
  if (text === undefined || text === '') return null
  return (
    <DetailSection title={title}>
      <PlainText text={text} />
    </DetailSection>
  )
}
