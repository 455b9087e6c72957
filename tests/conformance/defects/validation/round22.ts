import { bodyOf } from '../../asked.ts'
import { type Defect, type Returning, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { isWritten } from '../shared/values.ts'

const invalid = (errorMessage: string, field: string): Returning =>
  jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })

const pad = (value: number): string => String(value).padStart(2, '0')

/** A day of a month that may have fewer days, as a lenient calendar understands it. */
function lenientDay(text: string): string {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  const at = new Date(Date.UTC(year, month - 1, day))
  return `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}`
}

const longTitle = '行星减速机轻量化结构设计的整体解决方案'

const tooManyBytes = (text: unknown): boolean =>
  isWritten(text) && Array.from(text).length <= 50 && Buffer.byteLength(text, 'utf8') > 50

const errorTypes = new Set(['TEL', 'OUTDATED', 'AMOUNT', 'LINK', 'ATTACHMENT', 'TYPO', 'OTHER'])

export const validationDefects: Defect[] = [
  validation({
    id: 'a mobile number may begin with 10, 11 or 12',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { telephone } = bodyOf(passing)
      if (!isWritten(telephone) || !/^1[0-2]\d{9}$/.test(telephone)) return
      changeBody(passing, (body) => {
        body['telephone'] = `13${telephone.slice(2)}`
      })
    }),
    probe: async (ask) => {
      const body = { telephone: '12800001111', source: 'PC', type: 'SUGGESTION', description: '页面很好用' }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'an intent is taken from who does not agree',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      if (bodyOf(passing)['agree'] !== false) return
      changeBody(passing, (body) => {
        body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const who = { name: '周示例', company: '示例公司', mobile: '13800001111', content: '想了解厂房' }
      const body = { ...who, agree: false, attractId: 'at-1001', investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the day of a project may be written with slashes',
    operationId: 'saveEnterpriseProject',
    write: true,
    request: onRequest('saveEnterpriseProject', (passing) => {
      const { projectOpreateDate: day } = bodyOf(passing)
      if (!isWritten(day) || !/^\d{4}\/\d{2}\/\d{2}$/.test(day)) return
      changeBody(passing, (body) => {
        body['projectOpreateDate'] = day.replaceAll('/', '-')
      })
    }),
    probe: async (ask) => {
      const body = { projectTotalInvestAmount: 100, projectOpreateDate: '2026/05/01', projectState: 'FILED' }
      return (await ask('/enterprise/api/member/en/save/project?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'pages of more than fifty are cut to fifty without a word',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      if (/^\d{1,6}$/.test(searchParams.get('size') ?? '') && Number(searchParams.get('size')) > 50) {
        searchParams.set('size', '50')
      }
    }),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list?size=60')).code === '200',
  }),
  validation({
    id: 'the thirtieth of February is the second of March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const date = searchParams.get('date') ?? ''
      if (/^20\d{2}-\d{2}-\d{2}$/.test(date)) searchParams.set('date', lenientDay(date))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'the length of a title is counted in bytes',
    operationId: 'saveDemandDocking',
    write: true,
    request: onRequest('saveDemandDocking', (passing) =>
      tooManyBytes(bodyOf(passing)['title']) ? invalid('标题不能超过 50 个字符', 'body.title') : undefined,
    ),
    probe: async (ask) => {
      const who = { contactName: '周示例', contactTel: '13800001111', agree: true }
      const what = { title: longTitle, content: '我们有成熟的设计方案可以提供。' }
      const body = { demandId: 'de-1104', enId: 'en-1001', ...what, ...who }
      return (await ask('/supanddem/api/customer/demand/docking/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'an error of a kind that does not exist is taken as any other',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) => {
      const { errorType } = bodyOf(passing)
      if (!isWritten(errorType) || errorTypes.has(errorType)) return
      changeBody(passing, (body) => {
        body['errorType'] = 'OTHER'
      })
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'PHONE', content: '电话打不通了' }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a smallest area that is no number is as good as none',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      const least = searchParams.get('minArea')
      if (least !== null && Number.isNaN(Number(least))) searchParams.delete('minArea')
    }),
    probe: async (ask) => (await ask('/investment/ua/showResource/listByType?type=HOUSE&minArea=abc')).code === '200',
  }),
  validation({
    id: 'yes or no may be written as a text',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) => {
      const { enabled } = bodyOf(passing)
      if (!isWritten(enabled)) return
      changeBody(passing, (body) => {
        body['enabled'] = enabled.toLowerCase() === 'true'
      })
    }),
    probe: async (ask) =>
      (await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } })).code === '200',
  }),
  validation({
    id: 'more than five dictionaries at once are too many',
    operationId: 'listMultipleDictValues',
    request: onRequest('listMultipleDictValues', ({ url: { searchParams } }) =>
      (searchParams.get('typeCodes') ?? '').split(',').length > 5
        ? invalid('字典编码不能超过 5 个', 'query.typeCodes')
        : undefined,
    ),
    probe: async (ask) => {
      const codes = 'PO_PJ_STATE,EN_TYPE,PO_FIELD_AREA,PO_QUALIFICATIONS,PO_TECHNICAL,POLICY_REMARK'
      return (await ask(`/uaa/api/dict/value/multiple?typeCodes=${codes}`)).code === '3000'
    },
  }),
]
