import type { PolicyRow } from '#mocks/services/policy/library/policyRows.ts'
import { neighbours, otherAmount } from './variants.ts'

/** One of the seeds' towns and the neighbouring street that replaces it. */
const streets: Readonly<Record<string, string>> = { 黄桥镇: '城东街道', 虹桥镇: '城西街道', 滨江镇: '城南街道' }

/** Rewords a policy's text for a neighbouring county: other places, amounts and offices. */
export function rewordingOf({ id, level, issueDept }: Readonly<PolicyRow>, copy: number): (text: string) => string {
  const [code, county] = neighbourOf(copy)
  const isLocal = level === 'COUNTY' || level === 'PARK'
  const local = isLocal ? issueDept.map((dept) => [dept, localOffice(dept, county)] as const) : []
  return (text) =>
    // Skips codes and addresses, which are most texts.
    !/[^\0-\x7f]|321283|\/policy\//.test(text)
      ? text
      : local
          .reduce((changed, [dept, office]) => changed.replaceAll(dept, office), text)
          .replaceAll('泰兴市', county)
          .replaceAll(/黄桥镇|虹桥镇|滨江镇/g, (town) => `${county}${streets[town] ?? ''}`)
          .replaceAll(/泰兴(?=经济开发区|高新区)/g, county.slice(0, 2))
          .replaceAll('321283', code)
          .replaceAll(/(\d+(?:\.\d+)?)(?= 万元)/g, (amount) => String(otherAmount(Number(amount), copy)))
          .replaceAll(`/policy/info/${id}#`, `/policy/info/${id}-${copy}#`)
          .replace(/(\d+)号$/, (_text, number: string) => `${Number(number) + copy}号`)
}

/** The neighbouring county's office with the same role. */
function localOffice(dept: string, county: string): string {
  if (dept.startsWith('市')) return `${county}${dept.slice(1)}`
  const [town, street] = Object.entries(streets).find(([name]) => dept.startsWith(name.slice(0, 2))) ?? []
  if (town === undefined || street === undefined) return `${county}${dept}`
  return `${county}${street.slice(0, 2)}${dept.slice(2).replace(/^镇/, '街道')}`
}

function neighbourOf(copy: number) {
  return neighbours[(copy - 2) % neighbours.length] ?? neighbours[0]
}
