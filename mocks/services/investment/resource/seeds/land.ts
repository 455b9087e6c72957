import type { Schema } from '#gateway/contract.ts'
import type { InvestmentResourceRow } from '../investmentRows.ts'
import { commonFields, type CommonDraft, type Place } from './common.ts'

interface LandDraft extends CommonDraft {
  /** In 亩. */
  mu: number
  use: Schema<'LandUse'>
  standardLand?: true
  transferMode: Schema<'LandTransferMode'>
  /** Minimum investment in 万元 per 亩. */
  intensity: number
  /** Days until its listing. Negative when it has been listed. */
  listedIn: number
  industries: string[]
}

/** Square metres per 亩. */
const squareMetresPerMu = 666.67

export const landDrafts: readonly LandDraft[] = [
  {
    title: '42亩工业标准地',
    summary: '完成区域评估，拿地即可开工。',
    tags: ['标准地', '工业用地'],
    park: 0,
    owner: 'STATE',
    trade: 'TRANSFER',
    price: 28,
    ages: [20, 2],
    views: 156,
    mu: 42,
    use: 'INDUSTRY',
    standardLand: true,
    transferMode: 'LISTING',
    intensity: 350,
    listedIn: 30,
    industries: ['高端装备', '新材料'],
  },
  {
    title: '18亩装备配套工业用地',
    summary: '邻近减速机整机企业，适合零部件配套。',
    tags: ['工业用地', '配套'],
    park: 4,
    owner: 'STATE',
    trade: 'TRANSFER',
    price: 26,
    ages: [37, 6],
    views: 118,
    mu: 18,
    use: 'INDUSTRY',
    standardLand: true,
    transferMode: 'LISTING',
    intensity: 320,
    listedIn: 45,
    industries: ['高端装备'],
  },
  {
    title: '65亩精细化工用地',
    summary: '园区公用工程到位，限高端精细化工项目。',
    tags: ['化工用地'],
    park: 1,
    owner: 'STATE',
    trade: 'TRANSFER',
    price: 32,
    ages: [51, 11],
    views: 137,
    mu: 65,
    use: 'INDUSTRY',
    transferMode: 'LISTING',
    intensity: 500,
    listedIn: 60,
    industries: ['化工新材料', '医药'],
  },
  {
    title: '30亩物流仓储用地',
    summary: '临近高速出入口，适合冷链与分拨。',
    tags: ['物流用地'],
    park: 4,
    owner: 'STATE',
    trade: 'TRANSFER',
    price: 24,
    ages: [44, 14],
    views: 92,
    mu: 30,
    use: 'LOGISTICS',
    transferMode: 'LISTING',
    intensity: 260,
    listedIn: 75,
    industries: ['仓储物流'],
  },
  {
    title: '12亩科研用地',
    summary: '紧邻科创大厦，适合研发总部与中试。',
    tags: ['科研用地'],
    park: 0,
    owner: 'STATE',
    trade: 'TRANSFER',
    price: 40,
    ages: [63, 18],
    views: 84,
    mu: 12,
    use: 'RESEARCH',
    transferMode: 'AGREEMENT',
    intensity: 450,
    listedIn: 90,
    industries: ['研发设计', '检验检测'],
  },
  {
    title: '已成交的58亩海工用地',
    summary: '已签订出让合同，留作参考。',
    tags: ['海工'],
    park: 3,
    owner: 'STATE',
    trade: 'TRANSFER',
    price: 30,
    status: 'DONE',
    ages: [170, 20],
    views: 133,
    mu: 58,
    use: 'INDUSTRY',
    transferMode: 'LISTING',
    intensity: 400,
    listedIn: -40,
    industries: ['船舶配套'],
  },
]

export function landRow(draft: LandDraft, place: Place): InvestmentResourceRow {
  const { mu, use, standardLand = false, transferMode, intensity, listedIn, industries, price } = draft
  const common = commonFields(draft, place)
  const { lng, lat } = common
  const corner = (east: number, north: number) => ({ lng: lng + east / 1000, lat: lat + north / 1000 })
  return {
    ...common,
    type: 'LAND',
    priceUnit: 'WAN_YUAN_MU',
    landArea: Math.round(mu * squareMetresPerMu * 100) / 100,
    landAreaMu: mu,
    landUse: use,
    landNature: 'GRANT',
    plotRatioMin: 1.2,
    plotRatioMax: 2.5,
    buildingDensity: 60,
    greenRate: 15,
    heightLimit: 24,
    investIntensity: intensity,
    taxRequirement: Math.round(intensity / 14),
    energyLimit: 0.35,
    developmentLevel: standardLand ? 'SEVEN' : 'FIVE',
    termYears: use === 'INDUSTRY' ? 50 : 40,
    standardLand,
    transferMode,
    noticeNo: `示例工挂〔${place.clock.today().slice(0, 4)}〕${place.id.slice(-2)}号`,
    planListDate: place.clock.day(listedIn),
    startPrice: price,
    industriesAllowed: industries,
    polygon: [corner(0, 0), corner(3, 0), corner(3, 2), corner(0, 2)],
  }
}
