import { type Defect, type Loose, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'

const first = (data: Loose) => data.records[0]

/** The target of a detail, with the first id of a list. */
const detail = (list: string, target: (id: string) => string) => async (ask: Parameters<Defect['probe']>[0]) =>
  ask(target((await ask(list)).data.records[0].id))

const policy = detail('/policy/api/ua/policy/list', (id) => `/policy/api/ua/policy/detail?id=${id}`)

const attract = detail('/content/api/ua/attract/list', (id) => `/content/api/ua/attract/detail/${id}`)

const event = detail(
  '/supanddem/api/ua/customer/event/page',
  (id) => `/supanddem/api/ua/customer/event/detail?id=${id}`,
)

const resource = detail(
  '/supanddem/api/ua/show/resource/list',
  (id) => `/supanddem/api/ua/show/resource/detail?id=${id}`,
)

const subject = detail('/policy/api/ua/subject/list', (id) => `/policy/api/ua/subject/details/${id}`)

export const shapeDefects: Defect[] = [
  shape({
    id: 'policy without title',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => void delete data.title),
    probe: async (ask) => !('title' in (await policy(ask)).data),
  }),
  shape({
    id: 'demand status in lower case',
    operationId: 'listDemands',
    reply: inData(
      'listDemands',
      (data) => void data.records.forEach((each: Loose) => (each.status = each.status.toLowerCase())),
    ),
    probe: async (ask) => /[a-z]/.test(first((await ask('/supanddem/api/ua/show/demand/list')).data).status),
  }),
  shape({
    id: 'count as text',
    operationId: 'countResources',
    reply: inData('countResources', String),
    probe: async (ask) => typeof (await ask('/supanddem/api/ua/show/resource/count')).data === 'string',
  }),
  shape({
    id: 'extra field',
    operationId: 'listNotices',
    reply: inData('listNotices', (data) => void (first(data).createdBy = 'admin')),
    probe: async (ask) => 'createdBy' in first((await ask('/content/api/ua/notice/pc/list')).data),
  }),
  shape({
    id: 'tenant host null',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => void (data.name = null)),
    probe: async (ask) => (await ask('/uaa/api/ua/tenant/info')).data.name === null,
  }),
  shape({
    id: 'time with T',
    operationId: 'listAttracts',
    reply: inData(
      'listAttracts',
      (data) => void data.records.forEach((each: Loose) => (each.publishTime = each.publishTime.replace(' ', 'T'))),
    ),
    probe: async (ask) => first((await ask('/content/api/ua/attract/list')).data).publishTime.includes('T'),
  }),
  shape({
    id: 'negative quota',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => void (data.quota = -1)),
    probe: async (ask) => (await event(ask)).data.quota < 0,
  }),
  shape({
    id: 'price as text',
    operationId: 'listResources',
    reply: inData(
      'listResources',
      (data) => void data.records.forEach((each: Loose) => (each.priceMin = String(each.priceMin))),
    ),
    probe: async (ask) => typeof first((await ask('/supanddem/api/ua/show/resource/list')).data).priceMin === 'string',
  }),
  shape({
    id: 'nickname left out',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => void delete data.nickName),
    probe: async (ask) => !('nickName' in (await ask('/uaa/api/current-user')).data),
  }),
  shape({
    id: 'unknown message type',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => void data.records.forEach((each: Loose) => (each.type = 'MARKETING'))),
    probe: async (ask) => first((await ask('/message/api/msg/list')).data).type === 'MARKETING',
  }),
  shape({
    id: 'score as percent',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => void data.records.forEach((each: Loose) => (each.avgScore = 96))),
    probe: async (ask) => first((await ask('/enterprise/api/ua/facilitator/list')).data).avgScore > 5,
  }),
  shape({
    id: 'list as object',
    operationId: 'listProvinces',
    reply: inData('listProvinces', (data) => ({ items: data })),
    probe: async (ask) => !Array.isArray((await ask('/uaa/api/states/provinces')).data),
  }),
  shape({
    id: 'page in place of picture',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => void (returning.headers['content-type'] = 'text/html')),
    probe: async (ask) =>
      (
        await ask(
          `/uaa/api/register/captcha/graph/${(await ask('/uaa/api/register/captcha/graph', { method: 'POST' })).data.captchaCodeId}`,
        )
      ).headers.get('content-type') === 'text/html',
  }),
  shape({
    id: 'field of another branch',
    operationId: 'getResource',
    reply: inData('getResource', (data) => void Object.assign(data, { resourceType: 'PATENT' })),
    probe: async (ask) => {
      const { data } = await resource(ask)
      return data.resourceType === 'PATENT' && !('patentType' in data)
    },
  }),
  shape({
    id: 'empty file',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => void (returning.body = Buffer.alloc(0))),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/en/electricity/template')
      return (await ask(`/uaa/api/download/file?filePath=${data.uid}&fileName=a.docx`)).bytes.length === 0
    },
  }),
  shape({
    id: 'JSON as plain text',
    operationId: 'listHelpArticles',
    reply: onReply('listHelpArticles', (returning) => void (returning.headers['content-type'] = 'text/plain')),
    probe: async (ask) => (await ask('/content/api/ua/help/list')).headers.get('content-type') === 'text/plain',
  }),
  shape({
    id: 'area as text',
    operationId: 'listShowResourcesByType',
    reply: inData(
      'listShowResourcesByType',
      (data) => void data.records.forEach((each: Loose) => (each.area = `${each.area} 平方米`)),
    ),
    probe: async (ask) =>
      typeof first((await ask('/investment/ua/showResource/listByType?type=HOUSE')).data).area === 'string',
  }),
  shape({
    id: 'truncated JSON',
    operationId: 'getPolicySubject',
    reply: onReply(
      'getPolicySubject',
      (returning) => void (returning.body = returning.body.subarray(0, returning.body.length - 20)),
    ),
    probe: async (ask) => (await subject(ask)).data === undefined,
  }),
  shape({
    id: 'returnCode as number',
    operationId: 'listContentSubjects',
    reply: onReply('listContentSubjects', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, returnCode: 200 })
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/list')).code === 200,
  }),
  shape({
    id: 'server error',
    operationId: 'queryHotTags',
    request: onRequest('queryHotTags', () => jsonReply({ returnCode: '500', errorMessage: '服务器内部错误' }, 500)),
    probe: async (ask) => (await ask('/policy/api/ua/tag/hot/query')).status === 500,
  }),
  shape({
    id: 'refuses every valid call',
    operationId: 'listTags',
    request: onRequest('listTags', () => jsonReply({ returnCode: '5000', errorMessage: '系统繁忙' })),
    probe: async (ask) => (await ask('/policy/api/customer/tag/list')).code === '5000',
  }),
  shape({
    id: '401 in HTTP 200',
    operationId: 'getHistorySetting',
    request: onRequest('getHistorySetting', () => jsonReply({ returnCode: '401', errorMessage: '未登录' })),
    probe: async (ask) => {
      const { status, code } = await ask('/message/api/history/setting')
      return status === 200 && code === '401'
    },
  }),
  shape({
    id: 'total as text',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data) => void (data.total = String(data.total))),
    probe: async (ask) => typeof (await ask('/policy/api/ua/subject/list')).data.total === 'string',
  }),
  shape({
    id: 'HTTP 201',
    operationId: 'getAttract',
    reply: onReply('getAttract', (returning) => void (returning.status = 201)),
    probe: async (ask) => (await attract(ask)).status === 201,
  }),
  shape({
    id: 'no data',
    operationId: 'countFacilitators',
    request: onRequest('countFacilitators', () => jsonReply({ returnCode: '200' })),
    probe: async (ask) => (await ask('/enterprise/api/ua/facilitator/count')).data === undefined,
  }),
  shape({
    id: 'section null',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => void (data.basicDTO = null)),
    probe: async (ask) => {
      const [own] = (await ask('/enterprise/api/member/en/list')).data
      return (await ask(`/enterprise/api/member/en/details?enId=${own.enId}`)).data.basicDTO === null
    },
  }),
  shape({
    id: 'HTML under JSON',
    operationId: 'listCities',
    reply: onReply('listCities', (returning) => void (returning.body = Buffer.from('<html>502</html>'))),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/320000/cities')).text.startsWith('<html>'),
  }),
]
