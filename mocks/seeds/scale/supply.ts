import { addDays } from '#mocks/time/days.ts'
import type { LibraryEnterpriseRow } from '#mocks/services/enterprise/enterpriseRows.ts'
import type { CompleteDemand, DemandRow } from '#mocks/services/supanddem/demand/demandRow.ts'
import type { CompleteResource, ResourceRow } from '#mocks/services/supanddem/resource/resourceRow.ts'
import { otherAmount, otherCount, siteOf, type Names } from './variants.ts'

/** The demand of another enterprise at another site. Undefined for what the public never saw. */
export function copyDemand(
  row: Readonly<DemandRow>,
  copy: number,
  { place, owner }: { place: number; owner: Readonly<LibraryEnterpriseRow> | undefined },
): DemandRow | undefined {
  const { shown } = row
  if (shown === null) return undefined
  const title = `${shown.title}（${siteOf(place, copy)}）`
  const { budgetMin, budgetMax } = shown
  const content: CompleteDemand = {
    ...shown,
    title,
    description: shown.description.replace(shown.title, title),
    ...(budgetMin === undefined ? {} : { budgetMin: otherAmount(budgetMin, copy) }),
    ...(budgetMax === undefined ? {} : { budgetMax: otherAmount(budgetMax, copy) }),
    deadline: addDays(shown.deadline, (copy * 5) % 60),
  }
  return {
    ...row,
    ...shared(row, copy),
    content,
    shown: content,
    enId: owner?.id ?? row.enId,
    enName: owner?.name ?? row.enName,
  }
}

const editions = '升级 小型 低能耗 连续 国产化 出口 经济 智能 便携 模块 耐腐 高温'.split(' ')

/** Another edition of the resource, from the copied provider. Undefined for what the public never saw. */
export function copyResource(row: Readonly<ResourceRow>, copy: number, names: Names): ResourceRow | undefined {
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
  return { ...row, ...shared(row, copy), content, shown: content, enId: `${row.enId}-${copy}`, enName: ownerName }
}

/** What changes in both: copies have no dockings. */
function shared(row: Readonly<DemandRow> | Readonly<ResourceRow>, copy: number) {
  const days = -((copy * 3) % 40)
  return {
    id: `${row.id}-${copy}`,
    createTime: addDays(row.createTime, days),
    updateTime: addDays(row.updateTime, days),
    ...(row.publishTime === undefined ? {} : { publishTime: addDays(row.publishTime, days) }),
    viewCount: otherCount(row.viewCount, copy),
    favoriteCount: otherCount(row.favoriteCount, copy),
  }
}
