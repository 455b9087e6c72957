import { bodyOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, changeBody, inData, onRequest, remembering } from '../../defect.ts'
import { ownDemands } from '../shared/addresses.ts'
import { done, lapse, save } from '../shared/requests.ts'

const shown = async (ask: Ask, id: string) => (await ask(`${ownDemands}/myDetail?id=${id}`)).data

export const stateDefects: Defect[] = [
  lapse({
    id: 'unread messages are counted once a day',
    group: 'state',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => ({ first: undefined as unknown }),
      (memory, returning, passing) =>
        inData('countUnreadMessages', (data) => (memory.first ??= data))(returning, passing),
    ),
    probe: async (ask) => {
      const { total } = (await ask('/message/api/msg/count')).data
      const { id } = (await ask('/message/api/msg/list?read=false')).data.records[0]
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      return (await ask('/message/api/msg/count')).data.total === total
    },
  }),
  lapse({
    id: 'text ends before the first emoji',
    group: 'state',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, text] of Object.entries(body))
          if (typeof text === 'string') body[name] = text.replace(/[\u{10000}-\u{10FFFF}].*$/su, '')
      }),
    ),
    probe: async (ask) =>
      (await shown(ask, (await save(ask, { title: '探针所发的草稿😀之后' })).data.id)).title === '探针所发的草稿',
  }),
  lapse({
    id: 'a change clears what else was said',
    group: 'state',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['id'] === 'string') delete body['background']
      }),
    ),
    probe: async (ask) => {
      const background = '写在草稿里的背景'
      const { id } = (await save(ask, { background })).data
      await save(ask, { id, background })
      return (await shown(ask, id)).background !== background
    },
  }),
  lapse({
    id: 'a draft is taken off the shelf',
    group: 'state',
    operationId: 'updateDemandStatus',
    request: onRequest('updateDemandStatus', (passing) => {
      const { id, action } = bodyOf(passing)
      return action === 'OFF_SHELF' ? done({ id, status: 'OFF_SHELF', actions: ['SUBMIT'] }) : undefined
    }),
    probe: async (ask) => {
      const { id } = (await save(ask)).data
      return (
        (await ask(`${ownDemands}/updateStatus`, { method: 'PUT', body: { id, action: 'OFF_SHELF' } })).code === '200'
      )
    },
  }),
  lapse({
    id: 'only the first of several is deleted',
    group: 'state',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', (passing) => {
      const [first = ''] = (passing.url.searchParams.get('ids') ?? '').split(',')
      passing.url.searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const list = async () => (await ask('/message/api/msg/list?size=50')).data.records.map(({ id }: Loose) => id)
      const [one, two] = await list()
      await ask(`/message/api/msg/delete?ids=${one},${two}`, { method: 'DELETE' })
      return (await list()).includes(two)
    },
  }),
]
