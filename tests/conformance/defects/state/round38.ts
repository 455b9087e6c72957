import { bodyOf, dataOf, dayAfter, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, inData, onRequest } from '../../defect.ts'
import { done } from '../shared/requests.ts'
import { idOf } from '../shared/values.ts'
import { state } from '../../groups.ts'

const history = '/message/api/history'
const demand = '/supanddem/api/customer/demand'
const carrier = '/enterprise/api/member/en'
const subscribed = '/policy/api/customer/tag'

/** The switch is told back as it was set, but what records never looks at it. */
const recordingAlways = (): Pick<Defect, 'request' | 'reply' | 'restart'> => {
  let isOff = false
  const tellBack = (data: Loose) => {
    if (isOff) data.enabled = false
  }
  const told = inData('getHistorySetting', tellBack)
  const set = inData('setHistorySetting', tellBack)
  return {
    request: onRequest('setHistorySetting', (passing) => {
      const { enabled } = bodyOf(passing)
      if (typeof enabled !== 'boolean') return
      isOff = !enabled
      changeBody(passing, (body) => void (body['enabled'] = true))
    }),
    reply: (returning, passing) => {
      told(returning, passing)
      set(returning, passing)
    },
    restart: () => {
      isOff = false
    },
  }
}

/** A change of state leaves nothing in the timeline. */
const untold = (): Pick<Defect, 'reply' | 'restart'> => {
  const changed = new Set<string>()
  const shorten = inData('getDemandDocking', (data) => {
    if (changed.has(data.id)) data.timeline = data.timeline.slice(0, 1)
  })
  return {
    reply: (returning, passing) => {
      if (passing.operationId === 'updateDemandDockingStatus' && codeOf(returning) === '200')
        changed.add(bodyOf(passing)['id'])
      shorten(returning, passing)
    },
    restart: () => changed.clear(),
  }
}

export const stateDefects: Defect[] = [
  state({
    id: 'the departments of a subscription are not saved with it',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => changeBody(passing, (body) => void delete body['departments'])),
    probe: async (ask) => {
      await ask(`${subscribed}/subscribe`, { body: { tagIds: ['t-101'], departments: ['市科学技术局'] } })
      const { tags, departments } = await dataOf(ask, `${subscribed}/mySubscribe`)
      return tags.length === 1 && departments.length === 0
    },
  }),
  state({
    id: 'views are recorded though the record is switched off',
    operationId: 'addHistory',
    ...recordingAlways(),
    probe: async (ask) => {
      await ask(`${history}/setting`, { method: 'PUT', body: { enabled: false } })
      await ask(`${history}/save`, { body: { targetType: 'POLICY', targetId: 'p-1102', title: '船舶贴息' } })
      const [newest] = await recordsIn(ask, `${history}/list`)
      return (await dataOf(ask, `${history}/setting`)).enabled === false && newest.targetId === 'p-1102'
    },
  }),
  state({
    id: 'all is taken for the id of a message and marks none as read',
    operationId: 'readMessage',
    request: onRequest('readMessage', (passing) =>
      idOf(passing) === 'all' && passing.headers['authorization'] ? done() : undefined,
    ),
    probe: async (ask) => {
      const { code } = await ask('/message/api/msg/read?id=all', { method: 'POST' })
      return code === '200' && (await dataOf(ask, '/message/api/msg/count')).total > 0
    },
  }),
  state({
    id: 'the timeline of a docking does not tell its acceptance',
    operationId: 'updateDemandDockingStatus',
    ...untold(),
    probe: async (ask) => {
      await ask(`${demand}/docking/updateStatus`, { method: 'PUT', body: { id: 'dk-1001', action: 'ACCEPT' } })
      const { status, timeline } = await dataOf(ask, `${demand}/docking/detail?id=dk-1001`)
      return status === 'ACCEPTED' && timeline.every(({ action }: Loose) => action !== 'ACCEPT')
    },
  }),
  state({
    id: 'the day of an application is saved as the day before it',
    operationId: 'saveDeclareRecord',
    request: onRequest('saveDeclareRecord', (passing) =>
      changeBody(passing, (body) => {
        if (/^\d{4}-\d\d-\d\d$/.test(String(body['submitDate'])))
          body['submitDate'] = dayAfter(String(body['submitDate']), -1)
      }),
    ),
    probe: async (ask) => {
      const list = '/policy/api/ua/declare/page?declareState=OPEN&keyword=' + encodeURIComponent('用电接入')
      const [{ id: declarationId, start }] = await recordsIn(ask, list)
      const submitDate = dayAfter(start, 3)
      const body = { declarationId, enId: 'en-1001', submitDate }
      const { id } = (await ask('/policy/api/customer/declare/save', { body })).data
      const saved = await dataOf(ask, `/policy/api/customer/declare/detail?id=${id}`)
      return saved.submitDate === dayAfter(submitDate, -1)
    },
  }),
  state({
    id: 'a zero is saved as not filled in',
    operationId: 'saveEnterpriseCarrier',
    request: onRequest('saveEnterpriseCarrier', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) if (value === 0) body[name] = null
      }),
    ),
    probe: async (ask) => {
      const body = { incubatorDisposableArea: 900, incubatorCompanyAmount: 3, incubatorGraduatedCompanyAmount: 0 }
      await ask(`${carrier}/save/carrier?enId=en-1001`, { body })
      const saved = await dataOf(ask, `${carrier}/carrier?enId=en-1001`)
      return saved.incubatorCompanyAmount === 3 && saved.incubatorGraduatedCompanyAmount === null
    },
  }),
  state({
    id: 'an edited draft is kept beside the old one as a new one',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) => {
      if (bodyOf(passing)['submit'] === false) changeBody(passing, (body) => void delete body['id'])
    }),
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '减速机壳体涂装线改造', demandType: 'OTHER' }
      const { id } = (await ask(`${demand}/save`, { body: draft })).data
      await ask(`${demand}/save`, { body: { ...draft, id, title: '减速机壳体涂装线改造二期' } })
      const drafts = await recordsIn(ask, `${demand}/myList?status=DRAFT&size=50`)
      return drafts.filter(({ title }) => title.startsWith(draft.title)).length === 2
    },
  }),
]
