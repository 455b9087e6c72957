import type { Clock } from '#mocks/time/clock.ts'
import { dayId } from './facilitatorStatistics.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorRow } from './facilitatorRows.ts'
import { regionEnterprises } from '../library/regionEnterprises.ts'

const praise = [
  '现场服务专业，结果比约定时间早一天给出。',
  '沟通顺畅，方案讲得清楚，价格也透明。',
  '响应很快，问题当天就有人跟进处理。',
  '交付质量好，后续还主动回访了两次。',
  '对本地政策和行业都很熟悉，少走了弯路。',
]
const mixed = ['总体满意，报告里的建议可以再具体一些。', '服务到位，旺季排期稍长，建议提前预约。']
const tags = [['响应快', '专业'], ['价格透明'], ['报告规范', '响应快'], ['熟悉行业'], ['售后好', '专业']]

/** Evaluations for every provider that match its figures, and the dockings that are still to be evaluated. */
export function seedFacilitatorEvaluations(store: Store, clock: Clock): void {
  for (const row of store.facilitators.all()) insertEvaluations(store, clock, row)
  insertOwn(store, clock)
  const open = [
    ['fd-1001', 'fa-2001', 'en-1001', '行星架尺寸检测预约'],
    ['fd-1002', 'fa-2003', 'en-1001', '机加车间设备联网咨询'],
    ['fd-1003', 'fa-2002', 'en-1003', '提琴外观专利布局'],
  ] as const
  for (const [id, facilitatorId, enId, title] of open)
    store.facilitatorDockings.insert({ id, facilitatorId, enId, title })
  for (const id of ['fa-1001', 'fa-2001']) insertDays(store, clock, id)
}

/** Fives and fours, or fours and threes, with the required mean. None is by member01. */
function insertEvaluations(
  store: Store,
  clock: Clock,
  { id, meanScore, evaluationCount, resume }: Readonly<FacilitatorRow>,
): void {
  const low = Math.floor(meanScore)
  const better = Math.round(meanScore * evaluationCount) - low * evaluationCount
  for (let place = 0; place < evaluationCount; place++) {
    const overall = place < better ? low + 1 : low
    const comments = overall === 5 ? praise : mixed
    const [enName = '示例企业'] = regionEnterprises[(place * 5 + Number(id.slice(3))) % regionEnterprises.length] ?? []
    const createTime = `${clock.day(-4 - place * 9)} 1${place % 8}:2${place % 6}:00`
    store.facilitatorEvaluations.insert({
      id: `fe-${id.slice(3)}-${place + 1}`,
      userId: 'u-seed',
      facilitatorId: id,
      dockingId: `fd-${id.slice(3)}-${place + 1}`,
      dockingTitle: `${resume.products[place % resume.products.length]?.name ?? '服务'}预约`,
      enName,
      overall,
      scores: { quality: overall, speed: overall, price: Math.max(1, overall - (place % 2)), attitude: 5 },
      tags: tags[place % tags.length] ?? [],
      content: comments[place % comments.length] ?? '服务良好，按约定完成了全部内容。',
      images: [],
      anonymous: place % 4 === 3,
      status: 'PUBLISHED',
      ...(place % 3 === 0
        ? { reply: '感谢您的认可，我们会继续做好服务。', replyTime: `${clock.day(-3 - place * 9)} 09:30:00` }
        : {}),
      changed: false,
      createTime,
    })
  }
}

/** An evaluation that member01 wrote three days ago and may still change. It waits for review. */
function insertOwn(store: Store, clock: Clock): void {
  store.facilitatorDockings.insert({
    id: 'fd-1000',
    facilitatorId: 'fa-2004',
    enId: 'en-1001',
    title: '设备更新贷款对接',
  })
  store.facilitatorEvaluations.insert({
    id: 'fe-1001',
    userId: 'u-1001',
    facilitatorId: 'fa-2004',
    dockingId: 'fd-1000',
    dockingTitle: '设备更新贷款对接',
    enName: '泰兴市江畔精密传动有限公司（示例）',
    overall: 5,
    scores: { quality: 5, speed: 5, price: 4, attitude: 5 },
    tags: ['响应快', '专业'],
    content: '两天内给出三家银行的方案，比较清楚。',
    images: [],
    anonymous: false,
    status: 'SUBMITTED',
    changed: false,
    createTime: `${clock.day(-3)} 10:05:00`,
  })
}

/** Ninety days of visits for the provider's statistics. */
function insertDays(store: Store, clock: Clock, facilitatorId: string): void {
  for (let age = 0; age < 90; age++) {
    const viewCount = 6 + ((age * 17) % 23)
    store.facilitatorDays.insert({
      id: dayId(facilitatorId, clock.day(-age)),
      viewCount,
      dockingCount: age % 5 === 2 ? 1 : 0,
    })
  }
}
