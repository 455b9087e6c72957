import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'

const patentNo =
  /^((ZL)?\d{12}\.?[\dX]|PCT\/[A-Z]{2}\d{4}\/\d{6}|\d{4}SR\d{7}|BS\.?\d{8,10}(\.[\dX])?|CNA\d{8,11}(\.\d)?)$/

const asNumbers = (value: Loose): Loose => {
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  if (Array.isArray(value)) return value.map(asNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asNumbers(inner)]))
}

const signUp = {
  eventId: 'ev-1001',
  enName: '泰兴市新芽软件有限公司（示例）',
  name: '吴示例',
  mobile: '13800000021',
  attendCount: 1,
  agree: true,
}

/** What the frameworks let through when nobody tells them otherwise. */
export const validationDefects: Defect[] = [
  validation({
    id: 'the page before the first is the first',
    operationId: 'pageEvents',
    request: onRequest('pageEvents', ({ url }) => {
      if (Number(url.searchParams.get('current') ?? 1) < 1) url.searchParams.set('current', '1')
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/customer/event/page?current=0')).code === '200',
  }),
  validation({
    id: 'less than nothing on a page is everything',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url }) => {
      if (Number(url.searchParams.get('size') ?? 1) < 0) url.searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=-1')).code === '200',
  }),
  validation({
    id: 'figures in quotes are figures',
    operationId: 'previewToolResult',
    request: onRequest('previewToolResult', (passing) =>
      changeBody(passing, (body) => {
        if (body['tecEnBase'] !== undefined) body['tecEnBase'] = asNumbers(body['tecEnBase'])
      }),
    ),
    probe: async (ask) =>
      (await ask('/consult/api/ua/tool/preview', { body: { tecEnBase: { employeeAmount: '501' } } })).code === '200',
  }),
  validation({
    id: 'dots in the path of a file are followed',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ url }) => {
      const path = url.searchParams.get('filePath') ?? ''
      if (path.includes('/../')) url.searchParams.set('filePath', path.replace(/[^/]+\/\.\.\//g, ''))
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/download/file?filePath=policy/../f-at-1001&fileName=f-at-1001.svg')).status === 200,
  }),
  validation({
    id: 'the ordinal of a kind is as good as its name',
    operationId: 'addContentFavorite',
    write: true,
    request: onRequest('addContentFavorite', (passing) =>
      changeBody(passing, (body) => {
        if (body['targetType'] === 0) body['targetType'] = 'ATTRACT'
      }),
    ),
    probe: async (ask) =>
      (await ask('/content/api/customer/favorite', { body: { targetType: 0, targetId: 'at-1001' } })).code === '200',
  }),
  validation({
    id: 'deleting without saying which messages succeeds',
    operationId: 'deleteMessages',
    write: true,
    request: onRequest('deleteMessages', ({ url, headers }) =>
      headers['authorization'] !== undefined && (url.searchParams.get('ids') ?? '') === ''
        ? jsonReply({ returnCode: '200', data: null })
        : undefined,
    ),
    probe: async (ask) => (await ask('/message/api/msg/delete', { method: 'DELETE' })).code === '200',
  }),
  validation({
    id: 'what an organiser has to know may be left out',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) =>
      changeBody(passing, (body) => {
        const isEmpty = Array.isArray(body['extra']) && body['extra'].length === 0
        if (body['eventId'] === 'ev-1001' && isEmpty) body['extra'] = [{ key: 'seat', values: ['不需要'] }]
      }),
    ),
    probe: async (ask) => {
      const body = { ...signUp, extra: [] }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'fewer companies than none in an incubator',
    operationId: 'saveEnterpriseCarrier',
    write: true,
    request: onRequest('saveEnterpriseCarrier', (passing) =>
      changeBody(passing, (body) => {
        for (const key of ['incubatorCompanyAmount', 'incubatorGraduatedCompanyAmount']) {
          if (Number.isInteger(body[key]) && Number(body[key]) < 0) body[key] = 0
        }
      }),
    ),
    probe: async (ask) => {
      const body = { incubatorDisposableArea: 100, incubatorCompanyAmount: -3, incubatorGraduatedCompanyAmount: 1 }
      return (await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'a moment is as good as the day of establishment',
    operationId: 'saveEnterpriseBasic',
    write: true,
    request: onRequest('saveEnterpriseBasic', (passing) =>
      changeBody(passing, (body) => {
        const day = body['establishTime']
        if (typeof day === 'string' && /^\d{4}-\d{2}-\d{2} /.test(day)) body['establishTime'] = day.slice(0, 10)
      }),
    ),
    probe: async (ask) => {
      const basic = await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')
      const body = { ...basic, establishTime: '2016-05-18 08:00:00' }
      return (await ask('/enterprise/api/member/en/save/basic?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'any text is the number of a patent',
    operationId: 'savePatentResource',
    write: true,
    request: onRequest('savePatentResource', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['patentNo'] === 'string' && !patentNo.test(body['patentNo'])) {
          body['patentNo'] = 'ZL202210000002.1'
        }
      }),
    ),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '待完善的专利资料', patentNo: '办理中的专利' }
      return (await ask('/supanddem/api/customer/resource/save/patent', { body })).code === '200'
    },
  }),
]
