import { addDays } from '#mocks/time/days.ts'
import type { PolicyRow } from './policyRows.ts'
import { copiedFile, copiedFileUrl } from '#mocks/seeds/scale/files.ts'
import { rewordingOf } from '#mocks/seeds/scale/rewording.ts'
import { chineseNumber, otherAmount, otherCount } from '#mocks/seeds/scale/variants.ts'

/** A different number that is also unassigned, see departments.ts. Nationwide short numbers stay. */
function otherTel(tel: string, copy: number): string {
  return tel.replace(/-000(?=\d{5}$)/, () => `-0${String(copy % 100).padStart(2, '0')}`)
}

/**
 * The policy as a neighbouring county would have issued it: with other places, amounts and dates. Relations stay within
 * the copy.
 */
export function copiedPolicy(row: Readonly<PolicyRow>, copy: number): PolicyRow {
  const id = `${row.id}-${copy}`
  const days = -((copy * 7) % 29)
  const { attachments, materials, batches, diagrams, ...rest } = row
  const reworded = mapTexts(rest, rewordingOf(row, copy))
  const isLocal = row.level === 'COUNTY' || row.level === 'PARK'
  const inWan = (amount: number | null) => (amount === null ? null : otherAmount(amount, copy))
  return {
    ...reworded,
    id,
    attachments: attachments.map((file) => copiedFile(file, id)),
    materials: materials.map((material) =>
      material.template === undefined ? material : { ...material, template: copiedFile(material.template, id) },
    ),
    diagrams: diagrams.map((diagram) => ({
      ...diagram,
      images: diagram.images.map((image) => ({ ...image, url: copiedFileUrl(image.url, id) })),
    })),
    // A ministry has the same number in all its policies.
    contact: reworded.contact.map((office) => (isLocal ? { ...office, tel: otherTel(office.tel, copy) } : office)),
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
      start: addDays(batch.start, days),
      end: batch.end === null ? null : addDays(batch.end, days),
    })),
    related: row.related.map((relation) => ({ ...relation, id: `${relation.id}-${copy}` })),
    ...(row.stackable === undefined
      ? {}
      : {
          stackable: {
            ...row.stackable,
            withPolicyIds: row.stackable.withPolicyIds.map((other) => `${other}-${copy}`),
          },
        }),
    ...(row.replacedById === undefined ? {} : { replacedById: `${row.replacedById}-${copy}` }),
    publishTime: addDays(row.publishTime, days),
    ...(row.signDate === undefined ? {} : { signDate: addDays(row.signDate, days) }),
    ...(row.effectiveDate === undefined ? {} : { effectiveDate: addDays(row.effectiveDate, days) }),
    updateTime: addDays(row.updateTime, days),
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

/** The value with every text in it changed. Its structure stays. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each as unknown, change)]),
  ) as Value
}
