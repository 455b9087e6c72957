import { bodyOf, dataOf, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  envelopeOf,
  inData,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { lists } from '../../groups.ts'

const viewed = new WeakSet<Passing>()

const views = ({ viewCount }: Loose): number => viewCount

/** What goes wrong between the statement and the page that is made of its rows. */
export const listsDefects: Defect[] = [
  lists({
    id: 'the total of a converted page is the number of its records',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      data.total = data.records.length
      data.pages = data.total === 0 ? 0 : 1
    }),
    probe: async (ask) => {
      const page = '/supanddem/api/ua/customer/event/page?size=1'
      return (await dataOf(ask, page)).total === 1 && (await dataOf(ask, `${page}&current=2`)).records.length === 1
    },
  }),
  lists({
    id: 'the state of signing up is not asked for',
    operationId: 'listMyEventSigns',
    request: onRequest('listMyEventSigns', ({ url }) => {
      url.searchParams.delete('status')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/event/myList?status=CANCELLED')
      return records.some(({ status }: Loose) => status !== 'CANCELLED')
    },
  }),
  lists({
    id: 'favourite policies by the day of publishing',
    operationId: 'listPolicyFavorites',
    write: true,
    reply: inData('listPolicyFavorites', ({ records }) => {
      records.sort((one: Loose, other: Loose) => String(other.publishTime).localeCompare(String(one.publishTime)))
    }),
    probe: async (ask) => {
      const found = await shownRecords(ask, '/policy/api/ua/policy/list?size=50')
      found.sort((one, other) => one.publishTime.localeCompare(other.publishTime))
      const [older, newer] = [found[0], found.at(-1)]
      for (const { id } of [newer, older]) {
        await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'POST' })
      }
      return JSON.stringify((await dataOf(ask, '/policy/api/customer/policy/favorite/list')).records[0]).includes(
        newer.id,
      )
    },
  }),
  lists({
    id: 'what is viewed most comes first within its page only',
    operationId: 'listDemands',
    request: onRequest('listDemands', (passing) => {
      if (passing.url.searchParams.get('sort') !== 'VIEW') return
      passing.url.searchParams.delete('sort')
      viewed.add(passing)
    }),
    reply: inData('listDemands', ({ records }, passing) => {
      if (viewed.has(passing)) records.sort((one: Loose, other: Loose) => views(other) - views(one))
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/demand/list?sort=VIEW'
      const first = await shownRecords(ask, list)
      const second = await shownRecords(ask, `${list}&current=2`)
      return Math.min(...first.map(views)) < Math.max(...second.map(views))
    },
  }),
  lists({
    id: 'conversations in the order in which they began',
    operationId: 'pageRobotSessions',
    write: true,
    ...remembering(
      () => [] as string[],
      (begun, returning, passing) => {
        const envelope: Loose = envelopeOf(returning)
        if (passing.operationId === 'answerRobotQuestion') {
          const { sessionId } = bodyOf(passing)
          if (!begun.includes(sessionId)) begun.push(sessionId)
        }
        if (passing.operationId !== 'pageRobotSessions' || envelope?.returnCode !== '200') return
        const place = ({ sessionId }: Loose) => begun.indexOf(sessionId)
        envelope.data.records.sort((one: Loose, other: Loose) => place(other) - place(one))
        setJson(returning, envelope)
      },
    ),
    probe: async (ask) => {
      for (const sessionId of ['probe-session-1', 'probe-session-2', 'probe-session-1']) {
        await ask('/consult/api/ua/smart/answer', { body: { question: '研发费用加计扣除怎么算', sessionId } })
      }
      const { records } = await dataOf(ask, '/consult/api/customer/smart/session/page')
      return records[0].sessionId === 'probe-session-2'
    },
  }),
  lists({
    id: 'certificates in the order of their rows',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', ({ records }) => {
      records.reverse()
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      const [first, second] = records as Loose[]
      return first.submitTime < second.submitTime
    },
  }),
  lists({
    id: 'one favourite makes favourites of all sites',
    operationId: 'listInvestmentFavorites',
    write: true,
    request: onRequest('listInvestmentFavorites', ({ url }) => {
      url.searchParams.delete('targetId')
    }),
    probe: async (ask) => {
      const body = { targetType: 'OFFICE', targetId: 'of-1001' }
      await ask('/investment/api/customer/favorite', { body })
      return (await dataOf(ask, '/investment/api/customer/favorite/list?targetId=of-1003')).total > 0
    },
  }),
  lists({
    id: 'what is free does not cost less than ten',
    operationId: 'listResources',
    reply: inData('listResources', (data, { url }) => {
      if (url.searchParams.get('price') !== 'UNDER_10') return
      const kept = data.records.filter(({ priceType }: Loose) => priceType !== 'FREE')
      data.total -= data.records.length - kept.length
      data.pages = Math.ceil(data.total / data.size)
      data.records = kept
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/resource/list?size=50'
      const isFree = ({ priceType }: Loose) => priceType === 'FREE'
      const cheap = await shownRecords(ask, `${list}&price=UNDER_10`)
      return (await shownRecords(ask, list)).some(isFree) && !cheap.some(isFree)
    },
  }),
]
