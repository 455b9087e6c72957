import { dataOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, envelopeOf, inData, onRequest } from '../../defect.ts'
import { state } from '../../groups.ts'

const put = (ask: Ask, target: string, body: object) => ask(target, { method: 'PUT', body })

/** What a member has as favourites is cached, and only an addition puts it out of the cache. */
function stillFavourite(): Defect {
  const removed = new Set<string>()
  return state({
    id: 'a policy that is no favourite any more is shown as one',
    operationId: 'deletePolicyFavorite',
    restart: () => removed.clear(),
    reply: (returning, passing) => {
      const id = passing.url.pathname.split('/').at(-1) ?? ''
      const isDone = envelopeOf(returning)?.['returnCode'] === '200'
      if (passing.operationId === 'deletePolicyFavorite' && isDone) removed.add(id)
      if (passing.operationId === 'addPolicyFavorite' && isDone) removed.delete(id)
      inData('getPolicyDetail', (data) => {
        if (data.favorited === false && removed.has(data.id)) data.favorited = true
      })(returning, passing)
    },
    probe: async (ask) => {
      const { id } = (await dataOf(ask, '/policy/api/ua/policy/list')).records[0]
      await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'POST' })
      await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'DELETE' })
      return (await dataOf(ask, `/policy/api/ua/policy/detail?id=${id}`)).favorited === true
    },
  })
}

/** The completion is worked out before the section is written. */
function staleCompletion(): Defect {
  const kept = new Map<string, string>()
  return state({
    id: 'completion from before the save',
    operationId: 'saveEnterpriseBasic',
    restart: () => kept.clear(),
    reply: (returning, passing) => {
      inData('getEnterpriseDetails', (data) => {
        kept.set(data.enId, data.completion)
      })(returning, passing)
      if (passing.operationId?.startsWith('saveEnterprise') !== true) return
      inData(passing.operationId, (data) => {
        const before = kept.get(data.enId) ?? (data.enId === 'en-1001' ? '64%' : data.completion)
        kept.set(data.enId, data.completion)
        if (passing.operationId === 'saveEnterpriseBasic') data.completion = before
      })(returning, passing)
    },
    probe: async (ask) => {
      const section = '/enterprise/api/member/en'
      const basic = await dataOf(ask, `${section}/basic?enId=en-1001`)
      const saved = await ask(`${section}/save/basic?enId=en-1001`, { body: { ...basic, services: null } })
      return saved.data.completion !== (await dataOf(ask, `${section}/details?enId=en-1001`)).completion
    },
  })
}

/** Whoever asks to be bound is, without a look at the papers. */
function unaudited(): Defect {
  const bound = new Set<string>()
  const pass = (each: Loose) => {
    if (bound.has(each.id)) each.bindAudit = 'PASS'
  }
  return state({
    id: 'a binding needs no review',
    operationId: 'bindEnterprise',
    restart: () => bound.clear(),
    reply: (returning, passing) => {
      inData('bindEnterprise', (data) => {
        bound.add(data.id)
        pass(data)
      })(returning, passing)
      inData('listMyEnterprises', (data) => data.forEach(pass))(returning, passing)
    },
    probe: async (ask) => {
      const { id } = (await put(ask, '/enterprise/api/member/en/bind', { enId: 'en-1003' })).data
      const own = await dataOf(ask, '/enterprise/api/member/en/list')
      return own.some((each: Loose) => each.id === id && each.bindAudit === 'PASS')
    },
  })
}

export const stateDefects: Defect[] = [
  stillFavourite(),
  state({
    id: 'the number of favourites from before the click',
    operationId: 'favoriteResource',
    reply: inData('favoriteResource', (data) => {
      data.favoriteCount += data.favorited ? -1 : 1
    }),
    probe: async (ask) => {
      const { id } = (await dataOf(ask, '/supanddem/api/ua/show/resource/list')).records[0]
      const click = async (favorited: boolean) =>
        (await ask('/supanddem/api/customer/resource/favorites', { body: { id, favorited } })).data.favoriteCount
      return (await click(true)) < (await click(false))
    },
  }),
  staleCompletion(),
  state({
    id: 'where the parties meet is not kept',
    operationId: 'updateDemandDockingStatus',
    request: onRequest('updateDemandDockingStatus', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['meetPlace'] === 'string' && body['meetPlace'].length <= 100) delete body['meetPlace']
      }),
    ),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/demand/docking/updateStatus'
      await put(ask, target, { id: 'dk-1001', action: 'ACCEPT' })
      const meeting = { meetTime: '2026-12-01 09:00:00', meetPlace: '科创大厦三楼' }
      await put(ask, target, { id: 'dk-1001', action: 'START', ...meeting })
      const detail = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return detail.status === 'NEGOTIATING' && detail.meetPlace === undefined
    },
  }),
  state({
    id: 'what was traded is only taken off the shelf',
    operationId: 'updateResourceStatus',
    request: onRequest('updateResourceStatus', (passing) =>
      changeBody(passing, (body) => {
        if (body['action'] === 'TRADE') body['action'] = 'OFF_SHELF'
      }),
    ),
    probe: async (ask) => {
      await put(ask, '/supanddem/api/customer/resource/updateStatus', { id: 're-1003', action: 'TRADE' })
      return (await dataOf(ask, '/supanddem/api/customer/resource/myDetail?id=re-1003')).status === 'OFF_SHELF'
    },
  }),
  unaudited(),
  state({
    id: 'a docking that was evaluated is not',
    operationId: 'evaluateResource',
    reply: (returning, passing) => {
      inData('getResourceDocking', (data) => {
        data.evaluated = false
      })(returning, passing)
      inData('listResourceDockings', ({ records }) => {
        for (const record of records) record.evaluated = false
      })(returning, passing)
    },
    probe: async (ask) => {
      const scores = { quality: 5, speed: 5, price: 5, attitude: 5 }
      const body = { dockingId: 'dk-2003', overall: 5, scores, tags: [], anonymous: false }
      const { code } = await put(ask, '/supanddem/api/customer/resource/docking/resourceEvaluate', body)
      const detail = await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2003')
      return code === '200' && detail.evaluated === false
    },
  }),
]
