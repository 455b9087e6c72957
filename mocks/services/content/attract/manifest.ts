import { inAnotherTown } from '#mocks/seeds/scale/copies.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { parkDrawing } from '#mocks/seeds/drawings/buildings.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import { defined } from '#mocks/services/policy/library/seeds/parts.ts'
import { attractHandlers, attractIntentHandlers, type AttractIntentRow, type AttractRow } from './attracts.ts'
import { attractDrafts, parks, type AttractDraft } from './attractDrafts.ts'

export const manifest: Manifest<{ attracts: AttractRow; attractIntents: AttractIntentRow }> = {
  tables: { attracts: 'region', attractIntents: 'members' },
  seeds: { uses: ['files'], write: seedAttracts },
  copies: { attracts: inAnotherTown },
  handlers: { ...attractHandlers, ...attractIntentHandlers },
}

const contact = { department: '示例市商务局投资促进科', tel: '0523-80000101' }

const advantages = [
  { title: '产业集聚', text: '半小时车程内有上下游企业百余家，配套半径短。' },
  { title: '要素保障', text: '110 千伏变电站、集中供热与污水处理设施齐备。' },
  { title: '服务保障', text: '重点项目由专人代办，审批事项一次办好。' },
]

function seedAttracts(store: Store, clock: Clock): void {
  for (const [index, draft] of attractDrafts.entries()) {
    const id = `at-${1001 + index}`
    store.attracts.insert(rowOf(draft, id, insertDrawing(store, `f-${id}`, parkDrawing(id)), clock))
  }
}

function rowOf(draft: AttractDraft, id: string, cover: string, clock: Clock): AttractRow {
  const { invest, land, park, age, views, offShelf = false, ...fields } = draft
  const [investAmountMin = null, investAmountMax = null] = invest ?? []
  return {
    ...fields,
    id,
    offShelf,
    cover,
    investAmountMin,
    investAmountMax,
    landDemand: land ?? null,
    regRegion: '321283',
    ...defined({ park: parks[park] }),
    publishTime: `${clock.day(-age)} 10:00:00`,
    viewCount: views,
    images: [{ url: cover, alt: `${draft.title}的示意图` }],
    content: `<p>${draft.summary}</p><p>项目由属地园区与投资促进部门共同推进，欢迎有意向的企业提交意向，三个工作日内专人联系。</p>`,
    advantages,
    contacts: [contact],
    attachments: [],
  }
}
