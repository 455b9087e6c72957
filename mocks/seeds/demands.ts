import type { Schema } from '../../src/gateway/contract.ts'
import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { furtherDemands, type FurtherDemand } from './furtherDemands.ts'

interface Draft {
  title: string
  demandType: Schema<'DemandType'>
  category: readonly [id: string, name: string]
  industry: readonly [code: string, name: string]
  fieldArea?: string[]
  keywords: string[]
  /** 万元; open to negotiation when absent. */
  budget?: readonly [number, number]
  owner: readonly [enId: string, name: string]
  anonymous?: true
  /** Days until the deadline; negative when it has passed. */
  deadline: number
  /** Days since it was published. */
  age: number
  status?: Schema<'DemandStatus'>
  views: number
  dockings: number
}

const gears = ['en-1001', '泰兴市江畔精密传动有限公司（示例）'] as const
const materials = ['en-1002', '泰兴市银杏新材料有限公司（示例）'] as const
const instruments = ['en-1003', '泰兴市琴韵乐器有限公司（示例）'] as const

/** The first eight are open or finished; the last three the public does not see: in audit, off the shelf, out of date. */
const drafts: Draft[] = [
  {
    title: '求购耐腐蚀磁力泵密封改造方案',
    demandType: 'TECH',
    category: ['dc-11', '技术攻关'],
    industry: ['35', '化工装备'],
    fieldArea: ['先进制造与自动化'],
    keywords: ['化工装备', '密封'],
    budget: [50, 100],
    owner: materials,
    deadline: 89,
    age: 2,
    views: 186,
    dockings: 2,
  },
  {
    title: '减速机齿轮噪声在线检测技术需求',
    demandType: 'TECH',
    category: ['dc-11', '技术攻关'],
    industry: ['34', '高端装备'],
    fieldArea: ['先进制造与自动化', '电子信息'],
    keywords: ['高端装备', '检测'],
    owner: gears,
    deadline: 60,
    age: 1,
    status: 'DOCKING',
    views: 243,
    dockings: 3,
  },
  {
    title: '寻求年产500吨中试场地与公用工程配套',
    demandType: 'SPACE',
    category: ['dc-71', '厂房场地'],
    industry: ['26', '化工新材料'],
    fieldArea: ['新材料'],
    keywords: ['中试', '丙类'],
    owner: materials,
    deadline: 120,
    age: 5,
    views: 97,
    dockings: 0,
  },
  {
    title: '新建车间VOCs治理工程设计服务',
    demandType: 'SERVICE',
    category: ['dc-51', '环保服务'],
    industry: ['26', '化工新材料'],
    fieldArea: ['资源与环境'],
    keywords: ['环保', 'VOCs'],
    budget: [20, 50],
    owner: materials,
    deadline: 5,
    age: 24,
    views: 158,
    dockings: 1,
  },
  {
    title: '提琴面板干燥工艺数字化升级',
    demandType: 'TECH',
    category: ['dc-12', '数字化改造'],
    industry: ['24', '乐器制造'],
    fieldArea: ['先进制造与自动化'],
    keywords: ['乐器', '数字化'],
    owner: instruments,
    anonymous: true,
    deadline: 45,
    age: 3,
    views: 75,
    dockings: 0,
  },
  {
    title: '设备更新项目1200万元融资需求',
    demandType: 'FINANCE',
    category: ['dc-31', '贷款融资'],
    industry: ['34', '高端装备'],
    keywords: ['设备更新', '抵押担保'],
    budget: [1200, 1200],
    owner: gears,
    deadline: 28,
    age: 7,
    views: 131,
    dockings: 1,
  },
  {
    title: '招募高分子合成方向研发工程师团队',
    demandType: 'TALENT',
    category: ['dc-41', '人才引进'],
    industry: ['26', '化工新材料'],
    fieldArea: ['新材料'],
    keywords: ['新材料', '研发团队'],
    owner: materials,
    deadline: 365,
    age: 12,
    views: 112,
    dockings: 0,
  },
  {
    title: '农产品加工冷链仓储租赁',
    demandType: 'SPACE',
    category: ['dc-72', '仓储物流'],
    industry: ['13', '农产品加工'],
    keywords: ['冷链'],
    budget: [8, 15],
    owner: ['en-3002', '泰兴市绿野农产品加工有限公司（示例）'],
    deadline: -10,
    age: 50,
    status: 'COMPLETED',
    views: 204,
    dockings: 4,
  },
  {
    title: '齿轮箱壳体铸件年度采购',
    demandType: 'PRODUCT',
    category: ['dc-21', '零部件采购'],
    industry: ['34', '高端装备'],
    keywords: ['铸件'],
    budget: [300, 400],
    owner: gears,
    deadline: 40,
    age: 0,
    status: 'AUDITING',
    views: 0,
    dockings: 0,
  },
  {
    title: '琴盒包装材料替代方案征集',
    demandType: 'PRODUCT',
    category: ['dc-22', '原辅材料'],
    industry: ['24', '乐器制造'],
    keywords: ['包装'],
    owner: instruments,
    deadline: 30,
    age: 20,
    status: 'OFF_SHELF',
    views: 33,
    dockings: 0,
  },
  {
    title: '反应釜搅拌密封件应急采购',
    demandType: 'PRODUCT',
    category: ['dc-21', '零部件采购'],
    industry: ['26', '化工新材料'],
    keywords: ['密封'],
    budget: [5, 8],
    owner: materials,
    deadline: -3,
    age: 33,
    views: 41,
    dockings: 0,
  },
]

/** Ids follow the numbers of the domain study: the first demand is its number 15. */
export function seedDemands(store: Store, clock: Clock): void {
  for (const [index, draft] of drafts.entries()) {
    const { category, industry, owner, budget, anonymous = false, status = 'PUBLISHED' } = draft
    const publishTime = `${clock.day(-draft.age)} 00:${String(30 - index).padStart(2, '0')}:00`
    insertDemand(store, `de-${1015 + index}`, {
      title: draft.title,
      demandType: draft.demandType,
      categoryId: category[0],
      industryCode: industry[0],
      industryName: industry[1],
      fieldArea: draft.fieldArea ?? [],
      keywords: draft.keywords,
      budget,
      enId: owner[0],
      enName: owner[1],
      hideEnName: anonymous,
      deadline: clock.day(draft.deadline),
      status,
      publishTime,
      views: draft.views,
      dockings: draft.dockings,
    })
  }
  for (const [index, demand] of furtherDemands.entries()) {
    insertDemand(store, `de-${1101 + index}`, further(store, clock, demand, index))
  }
  insertDraft(store, clock)
}

interface Demand {
  title: string
  demandType: Schema<'DemandType'>
  categoryId: string
  industryCode: string
  industryName?: string
  fieldArea: string[]
  keywords: string[]
  budget: readonly [number, number] | undefined
  enId: string
  enName: string
  hideEnName: boolean
  deadline: string
  status: Schema<'DemandStatus'>
  publishTime: string
  views: number
  dockings: number
}

/** Older than the named ones, each owned by another enterprise of the library. */
function further(store: Store, clock: Clock, demand: FurtherDemand, index: number): Demand {
  const [title, demandType, categoryId, industryCode, fieldArea, keywords, budget] = demand
  const library = store.libraryEnterprises.all()
  const owner = library[(15 + index * 7) % library.length]
  const status = index % 9 === 4 ? 'COMPLETED' : index % 7 === 3 ? 'DOCKING' : 'PUBLISHED'
  return {
    title,
    demandType,
    categoryId,
    industryCode,
    fieldArea: fieldArea === '' ? [] : [fieldArea],
    keywords: keywords.split(' '),
    budget,
    enId: owner?.enId ?? owner?.id ?? '',
    enName: owner?.name ?? '',
    hideEnName: index % 11 === 6,
    deadline: clock.day(status === 'COMPLETED' ? -5 - index : 95 + ((index * 13) % 200)),
    status,
    publishTime: `${clock.day(-25 - index)} 09:${String(index % 60).padStart(2, '0')}:00`,
    views: 20 + ((index * 37) % 110),
    dockings: index % 4,
  }
}

function insertDemand(store: Store, id: string, demand: Demand): void {
  const { title, demandType, categoryId, industryCode, industryName, fieldArea, keywords, budget } = demand
  const { enId, enName, hideEnName, deadline, status, publishTime, views, dockings } = demand
  const range = budget === undefined ? {} : { budgetMin: budget[0], budgetMax: budget[1] }
  const content = {
    title,
    demandType,
    categoryId,
    industryCode,
    fieldArea,
    keywords,
    description: `${title}。现有方案难以满足生产要求，希望合作方提供成熟方案、同类案例与报价，可先到现场了解情况。`,
    budgetType: budget === undefined ? ('NEGOTIABLE' as const) : ('RANGE' as const),
    ...range,
    cooperationMode: [demandType === 'TECH' ? ('JOINT_RD' as const) : ('OTHER' as const)],
    deadline,
    ...(demandType === 'PRODUCT' ? { quantity: 1, unit: '批' } : {}),
    hideEnName,
    contactName: '周示例',
    contactTel: '13800000001',
  }
  const wasShown = status !== 'AUDITING'
  store.demands.insert({
    id,
    enId,
    enName,
    ...(industryName === undefined ? {} : { industryName }),
    content,
    shown: wasShown ? content : null,
    status,
    pendingChange: false,
    ...(wasShown ? { publishTime } : {}),
    createTime: publishTime,
    updateTime: publishTime,
    viewCount: views,
    favoriteCount: Math.floor(views / 12),
    dockingCount: dockings,
  })
}

/** member01 has begun one and may go on with it. */
function insertDraft(store: Store, clock: Clock): void {
  const time = `${clock.day(-6)} 16:20:00`
  store.demands.insert({
    id: 'de-1026',
    enId: gears[0],
    enName: gears[1],
    content: { title: '装配线能耗在线监测改造（草稿）', demandType: 'TECH' },
    shown: null,
    status: 'DRAFT',
    pendingChange: false,
    createTime: time,
    updateTime: time,
    viewCount: 0,
    favoriteCount: 0,
    dockingCount: 0,
  })
}
