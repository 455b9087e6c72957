import type { Schema } from '#gateway/contract.ts'
import type { BatchDraft, PolicyDraft } from '../draft.ts'
import { defined } from '../parts.ts'

type Dates = Pick<PolicyDraft, 'published' | 'batches'> &
  Partial<Pick<PolicyDraft, 'effective' | 'expires' | 'statedValidity'>>

/** Days from today: the publication, and the first and last day of each batch. Null means all year round. */
const plans: readonly (readonly [published: number, ...batches: (readonly [start: number, end: number | null])[]])[] = [
  [-24, [-18, 35]],
  [-150, [-145, null]],
  [-41, [-30, 5]],
  [-20, [12, 55]],
  [-130, [-120, -30]],
  [-68, [-60, 60]],
  [-310, [-300, -210], [-45, 26]],
  [-92, [-85, 3]],
  [-210, [-200, null]],
  [-37, [25, 85]],
  [-190, [-180, -95], [40, 100]],
  [-52, [-46, 17]],
  [-480, [-470, -400]],
]

/** One in this many policies has expired, was withdrawn, or is not yet in force. */
const expiredEvery = 23
const repealedEvery = 61
const upcomingEvery = 47

/** The dates of the policy at that index of the library. They differ from its neighbours' by some days. */
export function scheduleOf(place: number, enjoyMode: Schema<'PolicyEnjoyMode'>): Dates {
  const [planned, ...spans] = plans[place % plans.length] ?? [-30]
  const shift = (place * 7) % 5
  const published = planned - shift
  const isDeclared = enjoyMode !== 'NO_APPLY' && enjoyMode !== 'INFO'
  const batches = isDeclared
    ? spans.map(([start, end], index) => batchOf(start, end, { index, count: spans.length }))
    : []
  if (place % expiredEvery === 11) return { published: -900 - shift, expires: -40 - place, batches: endedBatch }
  if (place % upcomingEvery === 31) return { published: -16 - shift, effective: 20 + shift, batches: [] }
  const repealed = place % repealedEvery === 50 ? { statedValidity: 'REPEALED' as const } : {}
  // A third of them have no end, the others last for some years.
  const expires = place % 3 === 0 ? undefined : 300 + ((place * 53) % 900)
  return { published, batches, ...defined({ expires }), ...repealed }
}

const endedBatch = [{ name: '最后一批', start: -300, end: -240 }]

function batchOf(start: number, end: number | null, { index, count }: { index: number; count: number }): BatchDraft {
  const name = end === null ? '常年受理' : count === 1 ? '年度批次' : `年度第${index === 0 ? '一' : '二'}批`
  return { name, start, end, channel: index % 2 === 0 ? 'ONLINE' : 'BOTH' }
}
