import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { furtherDemands, type FurtherDemand } from './furtherDemands.ts'
import { gears, namedDemands } from './namedDemands.ts'

/** Ids follow the numbers of the domain study, where the first demand is number 15. */
export function seedDemands(store: Store, clock: Clock): void {
  for (const [index, draft] of namedDemands.entries()) {
    const { category, industry, owner, budget, anonymous = false, status = 'PUBLISHED' } = draft
    const publishTime = `${clock.day(-draft.age)} 00:00:${String(30 - index).padStart(2, '0')}`
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

/** Older than the named ones, each of another enterprise of the library. */
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

/** A draft that member01 can continue. */
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
