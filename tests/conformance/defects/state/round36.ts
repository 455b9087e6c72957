import { bodyOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, inData, onRequest, remembering } from '../../defect.ts'
import { messageCounts, messages, tags } from '../shared/addresses.ts'
import { rewritten } from '../shared/hooks.ts'
import { firstIn, totalOf } from '../shared/requests.ts'
import { state } from '../../groups.ts'

const carrier = { incubatorDisposableArea: 1234.56, incubatorCompanyAmount: 12, incubatorGraduatedCompanyAmount: 3 }

const hitsOf = async (ask: Ask, id: string): Promise<number> => {
  const { records } = (await ask('/consult/api/ua/keyword/page?size=50')).data
  return records.find((each: Loose) => each.id === id).hitCount
}

const hitAgain = remembering(
  () => new Map<string, number>(),
  (hits, returning, passing) => {
    if (passing.operationId === 'updateRobotKeyword' && returning.body.includes('"200"')) {
      const { id } = bodyOf(passing)
      hits.set(id, (hits.get(id) ?? 0) + 1)
    }
    inData('pageRobotKeywords', ({ records }) => {
      for (const each of records) each.hitCount += hits.get(each.id) ?? 0
    })(returning, passing)
  },
)

export const stateDefects: Defect[] = [
  state({
    id: 'the area of an incubator is kept in whole square metres',
    ...rewritten('saveEnterpriseCarrier', (body) => {
      if (typeof body.incubatorDisposableArea === 'number')
        body.incubatorDisposableArea = Math.floor(body.incubatorDisposableArea)
    }),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body: carrier })
      const { data } = await ask('/enterprise/api/member/en/carrier?enId=en-1001')
      return data.incubatorDisposableArea === 1234
    },
  }),
  state({
    id: 'unsubscribing from one tag empties the whole subscription',
    operationId: 'deleteTag',
    request: onRequest('deleteTag', ({ url }) => {
      url.pathname += 'All'
    }),
    probe: async (ask) => {
      await ask(`${tags}/add/batch`, { body: { tagIds: ['t-101', 't-102'] } })
      await ask(`${tags}/delete?tagId=t-101`, { method: 'DELETE' })
      return (await ask(`${tags}/mySubscribe`)).data.tags.length === 0
    },
  }),
  state({
    id: 'only the first of the chosen footprints is deleted',
    operationId: 'deleteHistory',
    request: onRequest('deleteHistory', ({ url }) => {
      const [one] = (url.searchParams.get('ids') ?? '').split(',')
      if (one !== undefined && one !== '') url.searchParams.set('ids', one)
    }),
    probe: async (ask) => {
      const before = (await ask('/message/api/history/list')).data
      const ids = before.records.slice(0, 3).map(({ id }: Loose) => id)
      await ask(`/message/api/history/delete?ids=${ids.join()}`, { method: 'DELETE' })
      return (await ask('/message/api/history/list')).data.total === before.total - 1
    },
  }),
  state({
    id: 'reading one message marks all of them as read',
    operationId: 'readMessage',
    request: onRequest('readMessage', ({ url }) => {
      if (url.searchParams.has('id')) url.searchParams.set('id', 'all')
    }),
    probe: async (ask) => {
      const { id } = await firstIn(ask, `${messages}?read=false`)
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      return (await totalOf(ask, messageCounts)) === 0
    },
  }),
  state({
    id: 'a click on a keyword is counted twice',
    operationId: 'updateRobotKeyword',
    ...hitAgain,
    probe: async (ask) => {
      const before = await hitsOf(ask, 'kw-1')
      await ask('/consult/api/ua/keyword/update', { body: { id: 'kw-1' } })
      return (await hitsOf(ask, 'kw-1')) === before + 2
    },
  }),
  state({
    id: 'the changed text of an evaluation is dropped',
    ...rewritten('updateFacilitatorEvaluation', (body) => void delete body.content),
    probe: async (ask) => {
      const target = '/enterprise/api/member/facilitator/evaluate'
      const [{ id, scores }] = (await ask(target)).data.records
      const content = '改过之后的评价，写得更清楚一些。'
      await ask(target, { method: 'PUT', body: { id, overall: 4, scores, tags: [], content, anonymous: false } })
      const [changed] = (await ask(target)).data.records
      return changed.overall === 4 && changed.content !== content
    },
  }),
  state({
    id: 'reminders that are left out go back to their defaults',
    ...rewritten('subscribeTags', (body) => {
      body.frequency ??= 'WEEKLY'
      body.quietStart ??= '22:00'
      body.quietEnd ??= '08:00'
    }),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: ['t-101'], quietStart: '21:30', quietEnd: '07:30' } })
      await ask(`${tags}/subscribe`, { body: { tagIds: ['t-101', 't-102'] } })
      return (await ask(`${tags}/mySubscribe`)).data.quietStart === '22:00'
    },
  }),
]
