import { type Defect, changeBody, codeOf, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { validation } from '../../groups.ts'

const houses = '/investment/ua/showResource/listByType?type=HOUSE'

const headcounts = ['employeeAmount', 'overCollegeAmount', 'overBachelorAmount', 'overMasterAmount', 'overDoctorAmount']

const instrument = { submit: false, enId: 'en-1001', title: '三坐标测量仪共享', instrumentClass: 'METROLOGY' }

export const validationDefects: Defect[] = [
  validation({
    id: 'a reply that is too long is cut',
    operationId: 'saveFacilitatorEvaluationReply',
    write: true,
    request: onRequest('saveFacilitatorEvaluationReply', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['reply'] === 'string') body['reply'] = body['reply'].slice(0, 300)
      }),
    ),
    probe: async (ask) => {
      const body = { id: 'fe-1001-2', reply: '谢'.repeat(301) }
      return (await ask('/enterprise/api/member/facilitator/evaluate/reply', { method: 'PUT', body })).code === '200'
    },
  }),
  validation({
    // Up to 200 characters are allowed.
    id: 'the length of a correction is counted in bytes',
    operationId: 'savePolicyCorrection',
    write: true,
    reply: onReply('savePolicyCorrection', (returning, { body }) => {
      if (codeOf(returning) !== '200') return
      const { content } = JSON.parse(body) as { content: string }
      if (Buffer.byteLength(content) <= 200) return
      const data = [{ errorMessage: '说明不能超过 200 个字符', field: 'body.content' }]
      setJson(returning, { returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => {
      const content = '第三条的联系电话少了一位。'.repeat(10)
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TEL', content }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'pages of news of more than fifty become pages of fifty',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^\d{1,9}$/.test(size) && Number(size) > 50) searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list?size=51')).code === '200',
  }),
  validation({
    id: 'the thirteenth month is the next January',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const month = searchParams.get('month') ?? ''
      const year = searchParams.get('year') ?? ''
      if (!/^\d{1,3}$/.test(month) || !/^20\d\d$/.test(year)) return
      const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
      searchParams.set('year', String(first.getUTCFullYear()))
      searchParams.set('month', String(first.getUTCMonth() + 1))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=13')).code === '200',
  }),
  validation({
    id: 'who does not agree may invest as well',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) =>
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      }),
    ),
    probe: async (ask) => {
      const person = { name: '张三', company: '某某公司', mobile: '13800000001', content: '想来看看' }
      const body = { ...person, agree: false, attractId: 'at-1001', investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'areas have to be whole numbers',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      const field = ['minArea', 'maxArea'].find((name) => /^\d+\.\d+$/.test(searchParams.get(name) ?? ''))
      if (field === undefined) return undefined
      const errorMessage = field === 'minArea' ? '面积下限类型不正确' : '面积上限类型不正确'
      const data = [{ errorMessage, field: `query.${field}` }]
      return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => (await ask(`${houses}&minArea=1000.5`)).code === '3000',
  }),
  validation({
    id: 'footprints are off for who says nothing',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) =>
      changeBody(passing, (body) => {
        body['enabled'] ??= false
      }),
    ),
    probe: async (ask) => (await ask('/message/api/history/setting', { method: 'PUT', body: {} })).code === '200',
  }),
  validation({
    id: 'half an employee is none',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        for (const field of headcounts) if (typeof body[field] === 'number') body[field] = Math.trunc(body[field])
      }),
    ),
    probe: async (ask) => {
      const body = { ...Object.fromEntries(headcounts.map((field) => [field, 0])), employeeAmount: 12.5 }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    // 1 is Monday, and 7 is Sunday.
    id: 'Sunday may be zero',
    operationId: 'saveInstrumentResource',
    write: true,
    request: onRequest('saveInstrumentResource', (passing) =>
      changeBody(passing, (body) => {
        if (Array.isArray(body['weekdays'])) body['weekdays'] = body['weekdays'].map((each) => (each === 0 ? 7 : each))
      }),
    ),
    probe: async (ask) => {
      const body = { ...instrument, weekdays: [0, 6] }
      return (await ask('/supanddem/api/customer/resource/save/instrument', { body })).code === '200'
    },
  }),
  validation({
    id: 'no token is a token that is not valid',
    operationId: 'checkToken',
    request: onRequest('checkToken', (passing) =>
      changeBody(passing, (body) => {
        if ((body['token'] ?? '') === '') body['token'] = 'none'
      }),
    ),
    probe: async (ask) => (await ask('/uaa/api/token-check', { body: { token: '' }, as: 'visitor' })).code === '200',
  }),
]
