import type { Schema } from '#gateway/contract.ts'
import { gatewayUrl } from '#gateway/address.ts'
import * as fields from '#gateway/generated/fields/DemandDetail.ts'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { figureText } from '#ui/figureText.ts'
import { FileList } from '#ui/detail/FileList.tsx'
import { budgetText } from '#ui/content/moneyText.ts'
import { PlainText } from '#ui/detail/PlainText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { demandFacts } from './demandTexts.ts'

/** A demand's data, published or not yet; a draft lacks much of it. */
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

/** A demand's content as the public reads it. */
export function DemandContent({ demand }: { demand: ShownDemand }) {
  const { quantity, unit = '', dockingCount, publishTime, attachments = [] } = demand
  return (
    <>
      <DetailSection title="基本情况">
        <Facts
          facts={[
            ...demandFacts(demand),
            { name: '预算', value: demand.budgetType && budgetText(demand) },
            { name: fields.quantity.title, value: quantity && `${figureText(quantity)} ${unit}` },
            factOf(fields.deliveryCycle, demand.deliveryCycle),
            factOf(fields.categoryName, demand.categoryName),
            factOf(fields.fieldArea, demand.fieldArea),
            factOf(fields.cooperationMode, demand.cooperationMode),
            factOf(fields.keywords, demand.keywords),
            factOf(fields.publishTime, publishTime && minuteText(publishTime)),
            { name: fields.dockingCount.title, value: dockingCount === undefined ? undefined : `${dockingCount} 家` },
          ]}
        />
      </DetailSection>
      <TextSection title={fields.description.title} text={demand.description} />
      <TextSection title={fields.background.title} text={demand.background} />
      <TextSection title={fields.targetIndicator.title} text={demand.targetIndicator} />
      <TextSection title={fields.providerRequire.title} text={demand.providerRequire} />
      {attachments.length === 0 ? null : (
        <DetailSection title={fields.attachments.title}>
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
