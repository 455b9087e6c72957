import { bodyOf } from '../../asked.ts'
import { type Defect, type Returning, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const mobile = '13800000001'

function broken(field: string, errorMessage: string): Returning {
  return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })
}

export const validationDefects: Defect[] = [
  validation({
    id: 'the text of a correction is measured in bytes',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) => {
      const { content } = bodyOf(passing)
      if (typeof content !== 'string' || content.length > 200 || Buffer.byteLength(content) <= 200) return undefined
      return broken('body.content', '说明不超过 200 字')
    }),
    probe: async (ask) => {
      const body = {
        targetType: 'POLICY',
        targetId: 'p-1001',
        errorType: 'TEL',
        content: '联系电话已经停用。'.repeat(10),
      }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'newer mobile numbers are refused for a question',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', (passing) => {
      const { telephone } = bodyOf(passing)
      return /^1[469]\d{9}$/.test(String(telephone)) ? broken('body.telephone', '手机号格式不正确') : undefined
    }),
    probe: async (ask) => {
      const text = { title: '申报时间', content: '请问何时截止？', telephone: '19900001111' }
      const body = { policyId: 'p-1001', ...text, public: false }
      return (await ask('/policy/api/customer/manager/consult/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the library is searched without a name',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      if ((url.searchParams.get('name') ?? '') === '') url.searchParams.set('name', '公司')
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/en/lib/list')).code === '200',
  }),
  validation({
    id: 'the kind of a favourite may be written in small letters',
    operationId: 'addContentFavorite',
    write: true,
    request: onRequest('addContentFavorite', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['targetType'] === 'string') body['targetType'] = body['targetType'].toUpperCase()
      })
    }),
    probe: async (ask) => {
      const body = { targetType: 'attract', targetId: 'at-1002' }
      return (await ask('/content/api/customer/favorite', { body })).code === '200'
    },
  }),
  validation({
    id: 'a tag is subscribed to twice in one request',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        if (Array.isArray(body['tagIds'])) body['tagIds'] = [...new Set(body['tagIds'])]
      })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: ['t-101', 't-101'] } })).code === '200',
  }),
  validation({
    id: 'a text switches the footprints on and off',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      changeBody(passing, (body) => {
        if (body['enabled'] === 'true' || body['enabled'] === 'false') body['enabled'] = body['enabled'] === 'true'
      })
    }),
    probe: async (ask) =>
      (await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'false' } })).code === '200',
  }),
  validation({
    id: 'a page of more than fifty subjects is cut to fifty',
    operationId: 'listContentSubjects',
    request: onRequest('listContentSubjects', ({ url }) => {
      if (Number(url.searchParams.get('size')) > 50) url.searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/list?size=100')).code === '200',
  }),
  validation({
    id: 'the thirtieth of February is a day in March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(url.searchParams.get('date') ?? '') ?? []
      if (year === undefined) return
      const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
      url.searchParams.set('date', moment.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'an intent is taken without consent',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const who = { name: '周示例', company: '某某有限公司', mobile, content: '希望实地考察。' }
      const body = { ...who, agree: false, attractId: 'at-1002', investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'six stars count as five',
    operationId: 'evaluateDemandDocking',
    write: true,
    request: onRequest('evaluateDemandDocking', (passing) => {
      changeBody(passing, (body) => {
        if (Number(body['overall']) > 5) body['overall'] = 5
      })
    }),
    probe: async (ask) => {
      const scores = { quality: 5, speed: 5, price: 5, attitude: 5 }
      const body = { dockingId: 'dk-1002', overall: 6, scores, tags: [], anonymous: false }
      const target = '/supanddem/api/customer/demand/docking/demandEvaluate'
      return (await ask(target, { method: 'PUT', body })).code === '200'
    },
  }),
]
