import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { CompleteResource, ResourceRow } from './resourceRow.ts'
import { furtherResources, type FurtherResource } from './furtherResources.ts'
import { namedResources, type ResourceDraft } from './namedResources.ts'
import { coverSize, insertSign } from '#mocks/seeds/drawings/signPicture.ts'
import { resourceSigns } from '#mocks/seeds/drawings/signs.ts'

export function seedResources(store: Store, clock: Clock): void {
  for (const [index, draft] of namedResources.entries()) {
    store.resources.insert(rowOf(store, clock, `re-${1001 + index}`, draft))
  }
  for (const [index, resource] of furtherResources.entries()) {
    store.resources.insert(rowOf(store, clock, `re-${1101 + index}`, further(resource, index)))
  }
  insertDraft(store, clock)
}

/** Older than the named ones. */
function further(resource: FurtherResource, index: number): ResourceDraft {
  const [title, resourceType, categoryId, industryCode, area, keywords, owner, price] = resource
  const [enId, ownerName, ownerType] = owner
  const kinds = {
    ACHIEVEMENT: { maturity: (['SAMPLE', 'SMALL', 'PILOT', 'MASS'] as const)[index % 4] ?? 'MASS' },
    INSTRUMENT: { instrumentModel: `SY-${1200 + index}` },
    PATENT: { patentType: categoryId === 'rc-31' ? ('INVENTION' as const) : ('UTILITY' as const) },
  }
  return {
    title,
    resourceType,
    categoryId,
    categoryName: '',
    industryCode,
    fieldArea: [area],
    keywords: keywords.split(' '),
    summary: `${title}，已在同类企业应用，可提供技术资料、现场演示与后续服务，欢迎对接。`,
    ownerType,
    ownerName,
    enId,
    priceType: price === undefined ? 'NEGOTIABLE' : 'RANGE',
    ...(price === undefined ? {} : { price }),
    ...kinds[resourceType],
    valid: 120 + ((index * 17) % 240),
    age: 35 + index,
    figures: [15 + ((index * 29) % 110), index % 4, 0, 0],
  }
}

function rowOf(store: Store, clock: Clock, id: string, draft: ResourceDraft): ResourceRow {
  const { price, status = 'PUBLISHED', valid, age, figures, pictured, enId, categoryName: _name, ...fields } = draft
  const [viewCount, dockingCount, evaluationCount, meanScore] = figures
  const content = {
    ...fields,
    ...ofType(clock, draft, Number(id.replace('re-', ''))),
    ...(pictured === undefined
      ? {}
      : { cover: insertSign(store, `f-${id}`, resourceSigns[draft.resourceType], coverSize).url }),
    description: `<p>${draft.summary}</p>`,
    region: '321283',
    ...(price === undefined ? {} : { priceMin: price[0], priceMax: price[1] }),
    ...(valid === undefined ? {} : { validUntil: clock.day(valid) }),
    contactName: '沈示例',
    contactTel: '13800000011',
    // `ofType` adds the fields that the draft's type requires.
  } as CompleteResource
  const time = `${clock.day(-age)} 00:00:10`
  const wasShown = status !== 'AUDITING'
  return {
    id,
    enId,
    enName: draft.ownerName,
    content,
    shown: wasShown ? content : null,
    status,
    pendingChange: false,
    ...(wasShown ? { publishTime: time } : {}),
    createTime: time,
    updateTime: time,
    viewCount,
    favoriteCount: Math.floor(viewCount / 15),
    dockingCount,
    evaluationCount,
    meanScore,
  }
}

/** The fields that only this type of resource has. */
function ofType(clock: Clock, draft: ResourceDraft, number: number) {
  if (draft.resourceType === 'ACHIEVEMENT') {
    const achievementYear = Number(clock.today().slice(0, 4)) - 1 - (number % 3)
    return {
      achievementYear,
      achievementForm: 'TECHNOLOGY',
      transferMode: ['LICENSE', 'JOINT_RD'],
      ipStatus: 'GRANTED',
    }
  }
  if (draft.resourceType === 'INSTRUMENT') {
    return {
      instrumentClass:
        draft.categoryId === 'rc-22' ? 'ANALYSIS' : draft.categoryId === 'rc-21' ? 'METROLOGY' : 'PROCESS',
      techIndicator: '主要技术指标见设备说明书，出具检测报告，支持现场观摩。',
      serviceItems: [{ name: '常规检测', unit: '件', price: 300, standard: '按委托方要求', days: 3 }],
      qualification: ['CMA'],
      openTime: '08:30-17:30',
      weekdays: [1, 2, 3, 4, 5],
      bookAheadDays: 2,
      address: '江苏省泰州市泰兴市示例路 8 号检测楼',
      couponEnabled: number % 2 === 0,
    }
  }
  return {
    patentNo: `ZL20221${String(number).padStart(7, '0')}.1`,
    legalStatus: 'GRANTED',
    applyDate: '2022-04-15',
    grantDate: '2024-08-20',
    expireDate: draft.patentType === 'INVENTION' ? '2042-04-14' : '2032-04-14',
    patentee: draft.ownerName,
    tradeMode: ['ORDINARY', 'TRANSFER'],
    annualFeePaid: true,
    pledged: false,
  }
}

/** A draft that member01 can continue. */
function insertDraft(store: Store, clock: Clock): void {
  const time = `${clock.day(-8)} 10:05:00`
  const counts = { viewCount: 0, favoriteCount: 0, dockingCount: 0, evaluationCount: 0, meanScore: 0 }
  store.resources.insert({
    ...counts,
    id: 're-1009',
    enId: 'en-1001',
    enName: '泰兴市江畔精密传动有限公司（示例）',
    content: { resourceType: 'ACHIEVEMENT', title: '齿轮修形算法（待完善）' },
    shown: null,
    status: 'DRAFT',
    pendingChange: false,
    createTime: time,
    updateTime: time,
  })
}
