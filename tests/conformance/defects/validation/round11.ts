import { bodyOf, dataOf } from '../../asked.ts'
import { type Defect, type Loose, type Returning, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'

function refusal(field: string, errorMessage: string): Returning {
  const data = [{ errorMessage, field }]
  return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
}

export const validationDefects: Defect[] = [
  validation({
    id: 'a dictionary may be asked for twice',
    operationId: 'listMultipleDictValues',
    request: onRequest('listMultipleDictValues', ({ url }) => {
      const codes = url.searchParams.get('typeCodes')
      if (codes !== null) url.searchParams.set('typeCodes', [...new Set(codes.split(','))].join(','))
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value/multiple?typeCodes=EN_TYPE,EN_TYPE')).code === '200',
  }),
  validation({
    id: 'half a doctor is rounded down',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (typeof value === 'number') body[key] = Math.trunc(value)
      }),
    ),
    probe: async (ask) => {
      const body = { ...(await dataOf(ask, personnel)), overDoctorAmount: 2.5 }
      const sent = await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      return sent.code === '200' && (await dataOf(ask, personnel)).overDoctorAmount === 2
    },
  }),
  validation({
    id: 'a day that does not exist is the one after the end of the month',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(url.searchParams.get('date') ?? '')
      if (parts === null) return
      const rolled = new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])))
      url.searchParams.set('date', rolled.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'demands end within any number of days',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url }) => {
      const days = Number(url.searchParams.get('deadlineWithin'))
      if (days > 0) url.searchParams.set('deadlineWithin', days <= 7 ? '7' : days <= 30 ? '30' : '90')
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/demand/list?deadlineWithin=15')).code === '200',
  }),
  validation({
    id: 'on a shared instrument Sunday may be zero',
    operationId: 'saveInstrumentResource',
    write: true,
    request: onRequest('saveInstrumentResource', (passing) =>
      changeBody(passing, (body) => {
        const days: Loose = body['weekdays']
        if (Array.isArray(days)) body['weekdays'] = days.map((day) => (day === 0 ? 7 : day))
      }),
    ),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '三坐标测量机共享服务', weekdays: [6, 0] }
      return (await ask('/supanddem/api/customer/resource/save/instrument', { body })).code === '200'
    },
  }),
  validation({
    id: 'yes and on are true to the binder of parameters',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url }) => {
      const given = url.searchParams.get('canSplit')?.toLowerCase() ?? ''
      if (['yes', 'on', '1'].includes(given)) url.searchParams.set('canSplit', 'true')
      if (['no', 'off', '0'].includes(given)) url.searchParams.set('canSplit', 'false')
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/listByType?type=HOUSE&canSplit=yes')).code === '200',
  }),
  validation({
    id: 'an enterprise without employees cannot be tried',
    operationId: 'previewToolResult',
    request: onRequest('previewToolResult', (passing) => {
      const isNobody = bodyOf(passing)['scale']?.employeeAmount === 0
      return isNobody ? refusal('body.scale.employeeAmount', '从业人员必须大于 0') : undefined
    }),
    probe: async (ask) => {
      const body = { scale: { industry: 'INDUSTRY', employeeAmount: 0, operatingIncome: 10 } }
      return (await ask('/consult/api/ua/tool/preview', { body, as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'the length of feedback is counted in bytes',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      const isLong = typeof description === 'string' && Buffer.byteLength(description) > 200
      return isLong ? refusal('body.description', '反馈内容不能超过 200 个字符') : undefined
    }),
    probe: async (ask) => {
      const description = '企业资料保存后经营信息没有显示，刷新页面也一样，请核实。'.repeat(4)
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'an emptied search box is refused',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url }) =>
      url.searchParams.get('name') === '' ? refusal('query.name', '请输入标题') : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list?name=')).code === '3000',
  }),
  validation({
    id: 'a title too long for its column is cut',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['title'] === 'string') body['title'] = body['title'].slice(0, 100)
      }),
    ),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1003', title: '惠企政策直达快享'.repeat(13) }
      return (await ask('/message/api/history/save', { body })).code === '200'
    },
  }),
]
