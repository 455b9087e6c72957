import {
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
  type Ask,
  type Defect,
  type Loose,
} from '../defect.ts'

const demands = '/supanddem/api/customer/demand'
const draft = { submit: false, enId: 'en-1001', title: '齿轮噪声在线检测', demandType: 'OTHER' }
const refusal = (field: string) =>
  jsonReply({ returnCode: '3000', errorMessage: '参数错误', data: [{ field, errorMessage: '取值不正确' }] })
const attempted = async (ask: Ask, body: object) => (await ask(`${demands}/save`, { body: { ...draft, ...body } })).code
const isDone = (returning: Parameters<NonNullable<Defect['reply']>>[0]) =>
  envelopeOf(returning)?.['returnCode'] === '200'

/** What a write leaves behind elsewhere, and what a form takes too much or too little of. */
export const leavingDefects: Defect[] = [
  {
    id: 'what stands behind the JSON is skipped',
    group: 'validation',
    operationId: 'savePolicyEvaluation',
    write: true,
    request: onRequest('savePolicyEvaluation', (passing) => {
      passing.body = passing.body.replace(/(\})[^{}"]*$/, '$1')
    }),
    probe: async (ask) => {
      const rawBody = '{"policyId":"conformance-unknown","useful":true} x'
      return (await ask('/policy/api/customer/evaluate/save', { rawBody })).code !== '400'
    },
  },
  {
    // Beyond the faults that are sent one by one.
    id: 'days of a service are not limited',
    group: 'validation',
    operationId: 'saveInstrumentResource',
    write: true,
    request: onRequest('saveInstrumentResource', (passing) =>
      changeBody(passing, ({ serviceItems }: Loose) => {
        for (const each of Array.isArray(serviceItems) ? serviceItems : []) if (each?.days > 365) each.days = 365
      }),
    ),
    probe: async (ask) => {
      const serviceItems = [{ name: '检测', unit: '件', price: 1, days: 366 }]
      const body = { submit: false, enId: 'en-1001', title: '三坐标测量仪', serviceItems }
      return (await ask('/supanddem/api/customer/resource/save/instrument', { body })).code === '200'
    },
  },
  {
    id: 'a kind of demand that the form does not know',
    group: 'validation',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', ({ body }) =>
      body.includes('"demandType":"EQUIPMENT"') ? refusal('body.demandType') : undefined,
    ),
    probe: async (ask) => (await attempted(ask, { demandType: 'EQUIPMENT' })) === '3000',
  },
  {
    id: 'nothing is no price',
    group: 'validation',
    operationId: 'saveDemandDocking',
    write: true,
    request: onRequest('saveDemandDocking', ({ body }) =>
      body.includes('"planPrice":0,') ? refusal('body.planPrice') : undefined,
    ),
    probe: async (ask) =>
      (await ask(`${demands}/docking/save`, { rawBody: '{"planPrice":0,"demandId":"x"}' })).data?.[0]?.field ===
      'body.planPrice',
  },
  {
    id: 'a favourite is counted up only',
    group: 'relations',
    operationId: 'favoriteDemand',
    write: true,
    ...remembering(
      () => ({ extra: new Map<string, number>() }),
      ({ extra }, returning, passing) => {
        const { id, favorited } = passing.operationId === 'favoriteDemand' ? JSON.parse(passing.body || '{}') : {}
        if (favorited === false && isDone(returning)) extra.set(id, (extra.get(id) ?? 0) + 1)
        inData('getDemand', (data) => {
          data.favoriteCount += extra.get(data.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id }] = (await ask(`${demands}/demandList`)).data.records
      const count = async () => (await ask(`/supanddem/api/ua/show/demand/detail?id=${id}`)).data?.favoriteCount
      const was = await count()
      for (const favorited of [true, false]) await ask(`${demands}/favorite`, { body: { id, favorited } })
      return (await count()) !== was
    },
  },
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
    id: 'eight small letters are a new password',
    group: 'account',
    operationId: 'registerByPhone',
    write: true,
    request: onRequest('registerByPhone', (passing) =>
      changeBody(passing, (body) => {
        if (/^.{8,}$/.test(String(body['password']))) body['password'] = 'Mended@2026'
      }),
    ),
    probe: async (ask) => {
      const body = { tel: '19900000000', verifyCode: '000000', password: 'abcdefgh' }
      return (await ask('/uaa/api/register/tel', { body, as: 'visitor' })).code !== '3000'
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
    id: 'what is not said is no',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (typeof inputs === 'object') inputs.isTechnologyInField ??= false
      }),
    ),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { isResidentEnterprise: true } }
      const { data } = await ask('/consult/api/customer/eva/technology/save', { body, as: 'visitor' })
      return data.items.some(({ status }: Loose) => status === 'UNMET')
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
  {
    id: 'a removed draft leaves a number',
    group: 'relations',
    operationId: 'deleteDemand',
    write: true,
    ...remembering(
      () => ({ left: 0 }),
      (memory, returning, passing) => {
        if (passing.operationId === 'deleteDemand' && isDone(returning)) memory.left += 1
        inData('getMySupplyDemandStats', (data) => {
          data.toEvaluateCount += memory.left
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const count = async () => (await ask(`/supanddem/api/customer/statistics`)).data?.toEvaluateCount
      const was = await count()
      const { id } = (await ask(`${demands}/save`, { body: draft })).data
      await ask(`${demands}/delete?id=${id}`, { method: 'DELETE' })
      return (await count()) === was + 1
    },
  },
]
