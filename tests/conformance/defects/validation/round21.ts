import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { dictionaryCodes } from '../shared/values.ts'

const invalid = (field: string, errorMessage: string) =>
  jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })

const articles = '/content/api/ua/help/list?keyword='

export const validationDefects: Defect[] = [
  validation({
    id: 'feedback of more than two hundred characters is cut and taken',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      if (typeof description !== 'string' || description.length <= 200) return
      changeBody(passing, (body) => {
        body['description'] = description.slice(0, 200)
      })
    }),
    probe: async (ask) => {
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '字'.repeat(201) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'more than fifty products a page are fifty',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url }) => {
      const size = url.searchParams.get('size') ?? ''
      if (/^[1-9]\d{1,8}$/.test(size) && Number(size) > 50) url.searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/facilitator/product?size=51')).code === '200',
  }),
  validation({
    id: 'the thirtieth of February is the second of March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(url.searchParams.get('date') ?? '') ?? []
      if (year === undefined || Number(year) < 1900) return
      const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
      url.searchParams.set('date', date.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'a tag may be given twice',
    operationId: 'addTagsBatch',
    write: true,
    request: onRequest('addTagsBatch', (passing) => {
      if (!Array.isArray(bodyOf(passing)['tagIds'])) return
      changeBody(passing, (body) => {
        body['tagIds'] = [...new Set(body['tagIds'] as unknown[])]
      })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/tag/add/batch', { body: { tagIds: ['t-101', 't-101'] } })).code === '200',
  }),
  validation({
    id: 'numbers that begin with 16 or 19 cannot sign up',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) =>
      /^1[69]\d{9}$/.test(bodyOf(passing)['mobile']) ? invalid('body.mobile', '手机号格式错误') : undefined,
    ),
    probe: async (ask) => {
      const person = { name: '周示例', mobile: '19912345678', enName: '某某企业', attendCount: 1 }
      const body = { eventId: 'ev-1001', ...person, extra: [{ key: 'seat', values: ['不需要'] }], agree: true }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'the number of doctors must be filled in',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      bodyOf(passing)['overDoctorAmount'] === null ? invalid('body.overDoctorAmount', '请输入博士人数') : undefined,
    ),
    probe: async (ask) => {
      const body = { employeeAmount: 186, overCollegeAmount: null, overBachelorAmount: 48 }
      const save = '/enterprise/api/member/en/save/personnel?enId=en-1001'
      return (await ask(save, { body: { ...body, overMasterAmount: null, overDoctorAmount: null } })).code === '3000'
    },
  }),
  validation({
    id: 'dictionaries that do not exist are left out',
    operationId: 'listMultipleDictValues',
    request: onRequest('listMultipleDictValues', ({ url }) => {
      const known = (url.searchParams.get('typeCodes') ?? '').split(',').filter((code) => dictionaryCodes.has(code))
      if (known.length > 0) url.searchParams.set('typeCodes', known.join(','))
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE,NO_SUCH')).code === '200',
  }),
  validation({
    id: 'the level of the intellectual property may be in small letters',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) => {
      const ipLevel = bodyOf(passing)['inputs']?.ipLevel
      if (typeof ipLevel !== 'string' || ipLevel === ipLevel.toUpperCase()) return
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.ipLevel = ipLevel.toUpperCase()
      })
    }),
    probe: async (ask) => {
      const form = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2026' }
      const body = { ...form, inputs: { ipLevel: 'hv', rdRatio: 3 } }
      return (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'a keyword of thirty characters is too long for the help',
    operationId: 'listHelpArticles',
    request: onRequest('listHelpArticles', ({ url }) =>
      url.searchParams.get('keyword')?.length === 30 ? invalid('query.keyword', '关键词不能超过 30 个字符') : undefined,
    ),
    probe: async (ask) => (await ask(articles + 'a'.repeat(30), { as: 'visitor' })).code === '3000',
  }),
  validation({
    id: 'the text of true switches the history on',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      const { enabled } = bodyOf(passing)
      if (enabled !== 'true' && enabled !== 'false') return
      changeBody(passing, (body) => {
        body['enabled'] = enabled === 'true'
      })
    }),
    probe: async (ask) =>
      (await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } })).code === '200',
  }),
]
