import { bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  envelopeOf,
  jsonReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { state } from '../../groups.ts'

const favorite = '/investment/api/customer/favorite'

const history = '/message/api/history'

const member = ({ headers }: Passing): string => headers['authorization'] ?? ''

export const stateDefects: Defect[] = [
  state({
    id: 'a zero among the indicators is kept as nothing',
    operationId: 'savePolicyAttributes',
    request: onRequest('savePolicyAttributes', (passing) =>
      changeBody(passing, (body: Loose) => {
        for (const { values } of body.indicatorList) for (const one of values) one.value = one.value || null
      }),
    ),
    probe: async (ask) => {
      const attributes = '/enterprise/api/member/policy/attribute?enId=en-1001'
      const body = await dataOf(ask, attributes)
      const loans = ({ indicatorList }: Loose) => indicatorList.find(({ code }: Loose) => code === 'bankLoans')
      loans(body).values[1].value = 0
      const { code } = await ask(attributes, { body })
      return code === '200' && loans(await dataOf(ask, attributes)).values[1].value === null
    },
  }),
  state({
    id: 'a page that was visited before does not come to the front again',
    operationId: 'addHistory',
    ...(() => {
      const visited = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose): string =>
        `${member(passing)} ${targetType} ${targetId}`
      return {
        request: onRequest('addHistory', (passing) => {
          const body = bodyOf(passing)
          if (typeof body['title'] !== 'string' || !visited.has(keyOf(passing, body))) return undefined
          return jsonReply({ returnCode: '200', data: null })
        }),
        reply: (returning, passing) => {
          const envelope: Loose = envelopeOf(returning)
          if (envelope?.returnCode !== '200') return
          const { operationId } = passing
          if (operationId === 'deleteHistory' || operationId === 'deleteAllHistory') visited.clear()
          if (operationId === 'addHistory') visited.add(keyOf(passing, bodyOf(passing)))
          if (operationId === 'listHistory') {
            for (const record of envelope.data.records) visited.add(keyOf(passing, record))
          }
        },
        restart: () => visited.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      for (const targetId of ['p-1004', 'p-1005', 'p-1004']) {
        await ask(`${history}/save`, { body: { targetType: 'POLICY', targetId, title: '惠企政策' } })
      }
      return (await dataOf(ask, `${history}/list`)).records[0].targetId === 'p-1005'
    },
  }),
  state({
    id: 'the places of who cancels stay taken',
    operationId: 'cancelEventSign',
    ...remembering(
      () => ({ signs: new Map<string, { eventId: string; count: number }>(), kept: new Map<string, number>() }),
      ({ signs, kept }, returning, passing) => {
        const { operationId, url } = passing
        const envelope: Loose = envelopeOf(returning)
        if (!String(envelope?.returnCode).startsWith('200')) return
        const learn = ({ signId, status }: Loose, { eventId, attendCount }: Loose) => {
          if (status === 'PASS' || status === 'PENDING') signs.set(signId, { eventId, count: attendCount })
        }
        const { data } = envelope
        if (operationId === 'signUpForEvent') learn(data, bodyOf(passing))
        if (operationId === 'listMyEventSigns') for (const record of data.records) learn(record, record)
        if (operationId === 'cancelEventSign') {
          const signId = url.searchParams.get('signId') ?? ''
          const sign = signs.get(signId)
          if (sign !== undefined) kept.set(sign.eventId, (kept.get(sign.eventId) ?? 0) + sign.count)
          signs.delete(signId)
        }
        if (operationId !== 'getEventDetail' && operationId !== 'pageEvents') return
        for (const event of operationId === 'pageEvents' ? data.records : [data]) {
          event.signedCount += kept.get(event.id) ?? 0
        }
        setJson(returning, envelope)
      },
    ),
    probe: async (ask) => {
      const [{ signId, eventId }] = (await dataOf(ask, '/supanddem/api/customer/event/myList')).records
      const event = `/supanddem/api/ua/customer/event/detail?id=${eventId}`
      const before = (await dataOf(ask, event)).signedCount
      const { code } = await ask(`/supanddem/api/customer/event/sign/cancel?signId=${signId}`, { method: 'PUT' })
      return code === '200' && (await dataOf(ask, event)).signedCount === before
    },
  }),
  state({
    id: 'reminders that were not named go back to what they were at first',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => {
      if (!Array.isArray(bodyOf(passing)['tagIds'])) return
      const first = { frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00', deadlineRemind: [30, 7, 3, 1] }
      changeBody(passing, (body) => Object.assign(body, { ...first, ...body }))
    }),
    probe: async (ask) => {
      const subscribe = '/policy/api/customer/tag/subscribe'
      await ask(subscribe, { body: { tagIds: ['t-101'], frequency: 'DAILY', deadlineRemind: [10] } })
      await ask(subscribe, { body: { tagIds: ['t-102'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'the last self-test is that of every enterprise and of none',
    operationId: 'getCloudInfo',
    ...(() => {
      const last = new Map<string, string>()
      return {
        request: onRequest('getCloudInfo', (passing) => {
          const enId = last.get(member(passing))
          if (enId === undefined) return
          passing.url.searchParams.delete('enId')
          if (enId !== '') passing.url.searchParams.set('enId', enId)
        }),
        reply: (returning, passing) => {
          if (passing.operationId !== 'commitCloud' || envelopeOf(returning)?.['returnCode'] !== '200') return
          last.set(member(passing), bodyOf(passing)['enId'] ?? '')
        },
        restart: () => last.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const info = '/consult/api/customer/cloud/info'
      const body = { enId: 'en-1001', inputYear: 2025, inputs: { monthsOfUse: 7 } }
      await ask('/consult/api/customer/cloud/commit', { body })
      return (await dataOf(ask, info)).inputs?.monthsOfUse === 7
    },
  }),
  state({
    id: 'a favourite that was taken out cannot be put in again',
    operationId: 'addInvestmentFavorite',
    ...(() => {
      const deleted = new Set<string>()
      return {
        request: onRequest('addInvestmentFavorite', (passing) => {
          const { targetType, targetId } = bodyOf(passing)
          if (!deleted.has(`${member(passing)} ${targetType} ${targetId}`)) return undefined
          return jsonReply({ returnCode: '4090', errorMessage: '您已收藏该载体' })
        }),
        reply: (returning, passing) => {
          const { operationId, url } = passing
          if (operationId !== 'deleteInvestmentFavorite' || envelopeOf(returning)?.['returnCode'] !== '200') return
          const { targetType, targetId } = Object.fromEntries(url.searchParams)
          deleted.add(`${member(passing)} ${targetType} ${targetId}`)
        },
        restart: () => deleted.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { targetType: 'LAND', targetId: 'ld-1001' }
      const lands = await dataOf(ask, '/investment/ua/showResource/listByType?type=LAND')
      body.targetId = lands.records[0].id
      const added = await ask(favorite, { body })
      await ask(`${favorite}?targetType=LAND&targetId=${body.targetId}`, { method: 'DELETE' })
      return added.code === '200' && (await ask(favorite, { body })).code === '4090'
    },
  }),
  state({
    id: 'the filter against scripts spoils the address of a portrait',
    operationId: 'updatePhoto',
    ...remembering(
      () => new Set<string>(),
      (changed, returning, passing) => {
        const envelope: Loose = envelopeOf(returning)
        if (envelope?.returnCode !== '200') return
        if (passing.operationId === 'updatePhoto') changed.add(member(passing))
        if (passing.operationId !== 'getCurrentUser' || !changed.has(member(passing))) return
        envelope.data.image = envelope.data.image?.replaceAll('&', '&amp;')
        setJson(returning, envelope)
      },
    ),
    probe: async (ask) => {
      const { image } = await dataOf(ask, '/uaa/api/current-user')
      await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image } })
      return (await dataOf(ask, '/uaa/api/current-user')).image.includes('&amp;')
    },
  }),
]
