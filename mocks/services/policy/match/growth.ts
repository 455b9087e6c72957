import type { Schema } from '#gateway/contract.ts'
import { namesIn } from './condition.ts'
import { askedField, factOf, type Facts } from './facts.ts'

interface Tier {
  tier: string
  /** Any of these aptitudes or enterprise types means that the tier has been reached. */
  heldBy: readonly string[]
  /** Field, minimum and unit, according to 工信部企业〔2026〕2号. */
  bounds: readonly (readonly [field: string, least: number, unit: string])[]
}

/** The tiers of specialised small firms, the lowest first. */
const tiers: readonly Tier[] = [
  {
    tier: '科技和创新型中小企业',
    heldBy: [
      '科技型中小企业',
      '创新型中小企业',
      '高新技术企业',
      '专精特新中小企业',
      '专精特新企业',
      '专精特新“小巨人”',
    ],
    bounds: [
      ['intellectualDTO.patentCount', 1, '项'],
      ['managementDTO.developInput', 10, '万元'],
    ],
  },
  {
    tier: '专精特新中小企业',
    heldBy: ['专精特新中小企业', '专精特新企业', '专精特新“小巨人”'],
    bounds: [
      ['managementDTO.mainBusinessIncome', 1500, '万元'],
      ['managementDTO.developInput', 100, '万元'],
      ['intellectualDTO.patentCount', 1, '项'],
    ],
  },
  {
    tier: '专精特新“小巨人”企业',
    heldBy: ['专精特新“小巨人”'],
    bounds: [
      ['managementDTO.mainBusinessIncome', 5000, '万元'],
      ['managementDTO.developInput', 600, '万元'],
      ['intellectualDTO.patentCount', 4, '项'],
    ],
  },
]

/** The tiers that have been reached, the next one, and what it still requires. */
export function growthPath(facts: Facts): Schema<'PolicyMatchGrowthStep'>[] {
  const names = new Set([
    ...namesIn(factOf(facts, 'basicDTO.enterpriseAptitudeList')),
    ...namesIn(factOf(facts, 'basicDTO.enType')),
  ])
  const held = tiers.map(({ heldBy }) => heldBy.some((name) => names.has(name)))
  const next = held.lastIndexOf(true) + 1
  return tiers.map(({ tier, bounds }, place) => {
    if (place < next) return { tier, state: 'HELD' as const, gaps: [] }
    return { tier, state: place === next ? ('NEXT' as const) : ('LATER' as const), gaps: bounds.flatMap(gapTo(facts)) }
  })
}

function gapTo(facts: Facts) {
  return ([field, least, unit]: Tier['bounds'][number]): string[] => {
    const { label } = askedField(field)
    const value = factOf(facts, field)
    if (typeof value !== 'number') return [`请补充${label}`]
    return value >= least ? [] : [`${label}还差 ${Math.round((least - value) * 100) / 100} ${unit}`]
  }
}
