import type { Manifest } from '#mocks/services/manifest.ts'
import type { CopiedRegion, CopyOf } from '#mocks/seeds/scale/copies.ts'
import { otherAmount } from '#mocks/seeds/scale/variants.ts'
import { settled } from '../settled.ts'
import { copiedOffer } from '../copiedOffer.ts'
import { ownResourceHandlers } from './ownResources.ts'
import type { CompleteResource, ResourceRow } from './resourceRow.ts'
import { seedResources } from './resourceSeeds.ts'
import { resourceHandlers } from './resources.ts'

export const manifest: Manifest<{ resources: ResourceRow }> = {
  tables: { resources: 'members' },
  seeds: { uses: ['files'], write: seedResources },
  copies: { resources: copiedResource },
  handlers: settled({ ...resourceHandlers, ...ownResourceHandlers }),
}

const editions = '升级 小型 低能耗 连续 国产化 出口 经济 智能 便携 模块 耐腐 高温'.split(' ')

/** Another edition of the resource, from the copied provider. Undefined for what the public never saw. */
function copiedResource({ names }: CopiedRegion): CopyOf<ResourceRow> {
  return (row, copy) => {
    const { shown } = row
    if (shown === null) return undefined
    const number = copy - 2
    const round = Math.floor(number / editions.length)
    const title = `${shown.title}（${editions[number % editions.length] ?? ''}型${round === 0 ? '' : round + 1}）`
    const ownerName = names.of(shown.ownerName, copy)
    const { priceMin, priceMax } = shown
    const content: CompleteResource = {
      ...shown,
      title,
      ownerName,
      summary: shown.summary.replace(shown.title, title),
      ...(priceMin === undefined ? {} : { priceMin: otherAmount(priceMin, copy) }),
      ...(priceMax === undefined ? {} : { priceMax: otherAmount(priceMax, copy) }),
      ...(shown.resourceType === 'PATENT'
        ? { patentNo: shown.patentNo.replace(/^ZL2022/, `ZL${2023 + (copy % 3)}`) }
        : {}),
      ...(shown.resourceType === 'INSTRUMENT' ? { instrumentModel: `${shown.instrumentModel}-${copy}` } : {}),
    }
    return {
      ...row,
      ...copiedOffer(row, copy),
      content,
      shown: content,
      enId: `${row.enId}-${copy}`,
      enName: ownerName,
    }
  }
}
