import type { PolicyRow } from '../../store/tables/policies.ts'
import { chineseNumber, neighbours, otherAmount, otherCount, shiftDay } from './variants.ts'

/** A town of ours and the street of a neighbour that stands in for it. */
const streets: Readonly<Record<string, string>> = { 黄桥镇: '城东街道', 虹桥镇: '城西街道', 滨江镇: '城南街道' }

/** The policy as a neighbour would have issued it: other places, amounts and dates, its relations within the same copy. */
export function copyPolicy(row: Readonly<PolicyRow>, copy: number): PolicyRow {
  const [code, county] = neighbours[(copy - 2) % neighbours.length] ?? neighbours[0]
  const days = -((copy * 7) % 29)
  const reword = (text: string): string =>
    text
      .replaceAll('泰兴市', county)
      .replaceAll(/黄桥镇|虹桥镇|滨江镇/g, (town) => `${county}${streets[town] ?? ''}`)
      .replaceAll(/泰兴(?=经济开发区|高新区)/g, county.slice(0, 2))
      .replaceAll('321283', code)
      .replaceAll(/(\d+(?:\.\d+)?)(?= 万元)/g, (amount) => String(otherAmount(Number(amount), copy)))
      .replaceAll(`/policy/info/${row.id}#`, `/policy/info/${row.id}-${copy}#`)
      .replace(/(\d+)号$/, (_text, number: string) => `${Number(number) + copy}号`)
  const { attachments, materials, batches, diagrams, issueDept, leadDept, contact, ...rest } = row
  const reworded = mapTexts(rest, reword)
  const inWan = (amount: number | null) => (amount === null ? null : otherAmount(amount, copy))
  return {
    ...reworded,
    // Its files and offices are those of the first one.
    attachments,
    materials,
    diagrams,
    issueDept,
    leadDept,
    contact,
    id: `${row.id}-${copy}`,
    title: `${reworded.title}（第${chineseNumber(copy)}批）`,
    amountList: reworded.amountList.map((amount) =>
      amount.unit === '万元' ? { ...amount, min: inWan(amount.min), max: inWan(amount.max) } : amount,
    ),
    supports: reworded.supports.map((support) =>
      support.unit === '万元' ? { ...support, ...amountsOf(support, copy) } : support,
    ),
    conditions: reworded.conditions.map((condition) =>
      condition.rule?.unit === '万元'
        ? { ...condition, rule: { ...condition.rule, value: String(otherAmount(Number(condition.rule.value), copy)) } }
        : condition,
    ),
    batches: batches.map((batch) => ({
      ...batch,
      id: `${batch.id}-${copy}`,
      start: shiftDay(batch.start, days),
      end: batch.end === null ? null : shiftDay(batch.end, days),
    })),
    related: row.related.map((relation) => ({ ...relation, id: `${relation.id}-${copy}` })),
    ...(row.stackable === undefined
      ? {}
      : { stackable: { ...row.stackable, withPolicyIds: row.stackable.withPolicyIds.map((id) => `${id}-${copy}`) } }),
    ...(row.replacedById === undefined ? {} : { replacedById: `${row.replacedById}-${copy}` }),
    publishTime: shiftDay(row.publishTime, days),
    ...(row.signDate === undefined ? {} : { signDate: shiftDay(row.signDate, days) }),
    ...(row.effectiveDate === undefined ? {} : { effectiveDate: shiftDay(row.effectiveDate, days) }),
    updateTime: shiftDay(row.updateTime, days),
    viewCount: otherCount(row.viewCount, copy),
    favoriteCount: otherCount(row.favoriteCount, copy),
    declareTimes: otherCount(row.declareTimes, copy),
  }
}

function amountsOf({ amount, cap }: PolicyRow['supports'][number], copy: number) {
  return {
    ...(amount === undefined ? {} : { amount: otherAmount(amount, copy) }),
    ...(cap === undefined ? {} : { cap: otherAmount(cap, copy) }),
  }
}

/** The value with every text in it changed; its shape stays. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each as unknown, change)]),
  ) as Value
}
