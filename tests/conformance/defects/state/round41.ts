import { bodyOf, dataOf, recordsIn } from '../../asked.ts'
import { type Ask, type Defect, type Loose, inData, onRequest, remembering } from '../../defect.ts'
import { footprints, tags } from '../shared/addresses.ts'
import { rewritten } from '../shared/hooks.ts'
import { calculated } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'
import { idIn } from '../shared/values.ts'
import { state } from '../../groups.ts'

const intellectual = '?enId=en-1001'

/** Which operation reads again what the other has saved. */
const readers: Record<string, string> = {
  saveCostCalculation: 'getCostCalculation',
  saveTechnologyEvaluation: 'getTechnologyEvaluation',
  commitCloud: 'getCloudInfo',
}

const placesOf = async (ask: Ask, eventId: string): Promise<number> =>
  (await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${eventId}`)).signedCount

export const stateDefects: Defect[] = [
  state({
    id: 'a page that is opened again stands twice among the footprints',
    operationId: 'addHistory',
    ...remembering(
      () => ({ once: new Set<string>(), twice: new Set<string>() }),
      ({ once, twice }, returning, passing) => {
        if (passing.operationId === 'addHistory' && isDone(returning)) {
          const { targetType, targetId } = bodyOf(passing)
          const key = `${targetType} ${targetId}`
          if (once.has(key)) twice.add(key)
          once.add(key)
        }
        inData('listHistory', (data) => {
          const isTwice = ({ targetType, targetId }: Loose) => twice.has(`${targetType} ${targetId}`)
          data.total += twice.size
          data.records = data.records
            .flatMap((each: Loose) => (isTwice(each) ? [each, { ...each, id: `${each.id}-2` }] : [each]))
            .slice(0, data.size)
          data.pages = Math.ceil(data.total / data.size)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ targetType, targetId, title }] = await recordsIn(ask, `${footprints}/list`)
      for (let opened = 0; opened < 2; opened += 1)
        await ask(`${footprints}/save`, { body: { targetType, targetId, title } })
      const records = await recordsIn(ask, `${footprints}/list?size=50`)
      return records.filter((each) => each.targetId === targetId && each.targetType === targetType).length === 2
    },
  }),
  state({
    id: 'a number of zero is saved as not filled in',
    ...rewritten('saveEnterpriseIntellectual', (body) => {
      for (const [name, value] of Object.entries(body)) body[name] = value === 0 ? null : value
    }),
    probe: async (ask) => {
      const body = { patentCount: 23, trademarkCount: 4, softwareCount: 0 }
      await ask(`/enterprise/api/member/en/save/intellectual${intellectual}`, { body })
      return (await dataOf(ask, `/enterprise/api/member/en/intellectual${intellectual}`)).softwareCount === null
    },
  }),
  state({
    id: 'the places of a cancelled sign-up stay taken',
    operationId: 'cancelEventSign',
    ...remembering(
      () => ({ eventOf: new Map<string, Loose>(), kept: new Map<string, number>() }),
      ({ eventOf, kept }, returning, passing) => {
        inData('listMyEventSigns', ({ records }) => {
          for (const record of records) eventOf.set(record.signId, record)
        })(returning, passing)
        inData('signUpForEvent', ({ signId }) => void eventOf.set(signId, bodyOf(passing)))(returning, passing)
        if (passing.operationId === 'cancelEventSign' && isDone(returning)) {
          const sign = eventOf.get(passing.url.searchParams.get('signId') ?? '')
          if (sign !== undefined) kept.set(sign.eventId, sign.attendCount)
        }
        inData('getEventDetail', (data) => void (data.signedCount += kept.get(data.id) ?? 0))(returning, passing)
        inData('pageEvents', ({ records }) => {
          for (const record of records) record.signedCount += kept.get(record.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [sign] = await recordsIn(ask, '/supanddem/api/customer/event/myList')
      const before = await placesOf(ask, sign.eventId)
      await ask(`/supanddem/api/customer/event/sign/cancel?signId=${sign.signId}`, { method: 'PUT' })
      return (await placesOf(ask, sign.eventId)) === before
    },
  }),
  state({
    id: 'a result that is deleted takes along what was filled in for it',
    operationId: 'deleteToolResult',
    ...remembering(
      () => ({ readerOf: new Map<string, string>(), emptied: new Set<string>() }),
      ({ readerOf, emptied }, returning, passing) => {
        const { operationId = '' } = passing
        const reader = readers[operationId]
        if (reader !== undefined)
          inData(operationId, ({ id }) => {
            emptied.delete(reader)
            if (id !== null) readerOf.set(id, reader)
          })(returning, passing)
        if (operationId === 'deleteToolResult' && isDone(returning))
          emptied.add(readerOf.get(idIn(passing) ?? '') ?? '')
        if (emptied.has(operationId))
          inData(operationId, (data) => Object.fromEntries(Object.keys(data).map((name) => [name, null])))(
            returning,
            passing,
          )
      },
    ),
    probe: async (ask) => {
      const id = await calculated(ask)
      await ask(`/consult/api/customer/tool/history/delete?id=${id}`, { method: 'DELETE' })
      return (await dataOf(ask, '/consult/api/customer/cost/calculate/detail?enId=en-1001')).inputs === null
    },
  }),
  state({
    id: 'a reminder setting that is not sent goes back to its default',
    ...rewritten('subscribeTags', (body) => {
      body.frequency ??= 'WEEKLY'
      body.deadlineRemind ??= [30, 7, 3, 1]
    }),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: [], frequency: 'DAILY' } })
      await ask(`${tags}/subscribe`, { body: { tagIds: [] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'one tag that is taken away takes all the others with it',
    operationId: 'deleteTag',
    request: onRequest('deleteTag', ({ url }) => {
      if (!url.searchParams.has('tagId')) return
      url.pathname = `${tags}/deleteAll`
      url.search = ''
    }),
    probe: async (ask) => {
      const [one, other] = await dataOf(ask, `${tags}/list`)
      await ask(`${tags}/add/batch`, { body: { tagIds: [one.tagId, other.tagId] } })
      await ask(`${tags}/delete?tagId=${one.tagId}`, { method: 'DELETE' })
      return (await dataOf(ask, `${tags}/mySubscribe`)).tags.length === 0
    },
  }),
  state({
    id: 'a message counts as read once its link is asked for',
    operationId: 'transformMessage',
    ...remembering(
      () => new Set<string>(),
      (read, returning, passing) => {
        if (passing.operationId === 'transformMessage' && isDone(returning)) read.add(idIn(passing) ?? '')
        inData('listMessages', ({ records }) => {
          for (const record of records) record.read ||= read.has(record.id)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/message/api/msg/list?read=false')
      await ask(`/message/api/msg/transform?id=${id}`, { method: 'POST' })
      return (await recordsIn(ask, '/message/api/msg/list?size=50')).some((each) => each.id === id && each.read)
    },
  }),
]
