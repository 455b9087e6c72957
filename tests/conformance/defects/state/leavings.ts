import {
  type Defect,
  type Loose,
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { attempted } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'

export const stateDefects: Defect[] = [
  {
    id: 'as many drafts as one likes',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    reply: onReply('saveDemand', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4008')
        setJson(returning, { returnCode: '200', data: { id: 'de-9999', status: 'DRAFT', actions: ['EDIT'] } })
    }),
    probe: async (ask) => {
      for (let made = 0; made < 6; made += 1) await attempted(ask, {})
      return (await attempted(ask, {})) === '200'
    },
  },
  {
    id: 'too many drafts are any error',
    group: 'state',
    operationId: 'savePatentResource',
    write: true,
    reply: onReply('savePatentResource', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4008') setJson(returning, { ...envelope, returnCode: '5000' })
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '一种齿轮检测装置' }
      const codes = []
      for (let made = 0; made < 7; made += 1)
        codes.push((await ask('/supanddem/api/customer/resource/save/patent', { body })).code)
      return codes.includes('5000')
    },
  },
  {
    id: 'a reminder that is left out is the usual one',
    group: 'state',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        body['quietStart'] ??= '23:59'
      }),
    ),
    probe: async (ask) => {
      const reply = async (body: object) => ask('/policy/api/customer/tag/subscribe', { body: { tagIds: [], ...body } })
      await reply({ quietStart: '21:30' })
      return (await reply({})).data?.quietStart === '23:59'
    },
  },
  {
    id: 'a click that is not counted',
    group: 'state',
    operationId: 'updateRobotKeyword',
    write: true,
    request: onRequest('updateRobotKeyword', ({ body }) =>
      /^\{"id":"[\w-]+"\}$/.test(body) && !body.includes('unknown')
        ? jsonReply({ returnCode: '200', data: null })
        : undefined,
    ),
    probe: async (ask) => {
      const first = async () => (await ask('/consult/api/ua/keyword/page')).data.records[0]
      const { id, hitCount } = await first()
      await ask('/consult/api/ua/keyword/update', { body: { id } })
      return (await first()).hitCount === hitCount
    },
  },
  {
    id: 'a tag subscribed twice is there twice',
    group: 'state',
    operationId: 'addTagsBatch',
    write: true,
    ...remembering(
      () => ({ times: 0 }),
      (memory, returning, passing) => {
        if (passing.operationId === 'addTagsBatch' && isDone(returning)) memory.times += 1
        if (passing.operationId === 'deleteTag') memory.times = 0
        inData('listMySubscribedTags', (data) => {
          if (memory.times > 1) data.tags = [...data.tags, data.tags.at(-1)]
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ tagId }] = (await ask('/policy/api/customer/tag/list')).data
      for (const tagIds of [[tagId], [tagId]]) await ask('/policy/api/customer/tag/add/batch', { body: { tagIds } })
      const { tags } = (await ask('/policy/api/customer/tag/mySubscribe')).data
      return new Set(tags.map((each: Loose) => each.tagId)).size < tags.length
    },
  },
  {
    id: 'a deleted result takes what was filled in along',
    group: 'state',
    operationId: 'deleteToolResult',
    write: true,
    ...remembering(
      () => ({ isGone: false }),
      (memory, returning, passing) => {
        if (passing.operationId === 'commitCloud') memory.isGone = false
        if (passing.operationId === 'deleteToolResult' && isDone(returning)) memory.isGone = true
        inData('getCloudInfo', (data) =>
          memory.isGone ? { ...data, inputYear: null, inputs: null, result: null, updateTime: null } : data,
        )(returning, passing)
      },
    ),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { monthsOfUse: 3 } }
      const { id } = (await ask('/consult/api/customer/cloud/commit', { body })).data
      await ask(`/consult/api/customer/tool/history/delete?id=${id}`, { method: 'DELETE' })
      return (await ask('/consult/api/customer/cloud/info')).data.inputs === null
    },
  },
]
