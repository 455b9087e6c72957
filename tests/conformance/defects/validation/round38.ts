import { type Defect, changeBody, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { bodyOf, parameter } from '../../asked.ts'
import { calendar, suggestions } from '../shared/addresses.ts'
import { enabledByText, rewritten } from '../shared/hooks.ts'
import { codeFor, evaluatedTechnology, previewed, refused } from '../shared/requests.ts'

const name = parameter('name')
const keyword = parameter('keyword')

const signed = {
  eventId: 'ev-1002',
  enName: '泰兴市江畔精密传动有限公司',
  name: '周示例',
  mobile: '13811112222',
  attendCount: 1,
  extra: [],
  agree: false,
}

export const validationDefects: Defect[] = [
  validation({
    id: 'a year before the first is taken for the first',
    operationId: 'getCalendarYear',
    request: onRequest('getCalendarYear', ({ url: { searchParams: query } }) => {
      if (/^\d+$/u.test(query.get('year') ?? '') && Number(query.get('year')) < 2000) query.set('year', '2000')
    }),
    probe: async (ask) => (await codeFor(ask, `${calendar}/year?year=1999`)) === '200',
  }),
  validation({
    id: 'a word in lower case is taken for the one in capitals',
    operationId: 'listHistory',
    request: onRequest('listHistory', ({ url: { searchParams: query } }) => {
      const type = query.get('targetType')
      if (type !== null) query.set('targetType', type.toUpperCase())
    }),
    probe: async (ask) => (await codeFor(ask, '/message/api/history/list?targetType=policy')) === '200',
  }),
  validation({
    id: 'the largest size of a page is refused',
    operationId: 'pageRobotKeywords',
    request: onRequest('pageRobotKeywords', ({ url }) =>
      url.searchParams.get('size') === '50' ? refused('每页条数须小于 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await codeFor(ask, '/consult/api/ua/keyword/page?size=50')) === '3000',
  }),
  validation({
    id: 'a firewall takes an apostrophe for an attack',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', (passing) =>
      name(passing).includes("'") ? refused('包含非法字符', 'query.name') : undefined,
    ),
    probe: async (ask) => (await codeFor(ask, "/enterprise/api/ua/facilitator/product?name=O'Neil")) === '3000',
  }),
  validation({
    id: 'the length of a keyword is counted in bytes',
    operationId: 'associatePolicyWords',
    request: onRequest('associatePolicyWords', (passing) =>
      Buffer.byteLength(keyword(passing)) > 30 ? refused('关键词不能超过 30 个字符', 'query.keyword') : undefined,
    ),
    probe: async (ask) =>
      (await codeFor(ask, `${suggestions}${encodeURIComponent('智能化改造项目奖补申报')}`)) === '3000',
  }),
  validation({
    id: 'an unknown word among known ones is dropped',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams: query } }) => {
      const words = query.get('declareState')?.split(',') ?? []
      const known = words.filter((word) => /^(?:OPEN|ENDING|NOT_STARTED|LONG|NO_APPLY|END|NONE)$/u.test(word))
      if (known.length > 0) query.set('declareState', known.join(','))
    }),
    probe: async (ask) => (await codeFor(ask, '/policy/api/ua/declare/page?declareState=OPEN,WRONG')) === '200',
  }),
  validation({
    id: 'who does not agree is signed up all the same',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) =>
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      }),
    ),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/customer/event/sign', { as: 'visitor', body: signed })).code === '200',
  }),
  validation({
    id: 'a text is taken for a truth value',
    write: true,
    ...rewritten('setHistorySetting', enabledByText),
    probe: async (ask) => {
      const sent = { method: 'PUT', body: { enabled: 'true' } }
      return (await ask('/message/api/history/setting', sent)).code === '200'
    },
  }),
  validation({
    id: 'a text is taken for an amount',
    operationId: 'previewToolResult',
    request: onRequest('previewToolResult', (passing) => {
      passing.body = passing.body.replaceAll(/("(?:operatingIncome|totalAsset)":)"([\d.]+)"/gu, '$1$2')
    }),
    probe: async (ask) =>
      (await previewed(ask, { scale: { industry: 'RETAIL', operatingIncome: '20000' } })).code === '200',
  }),
  validation({
    id: 'negative net assets are refused',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) => {
      const assets: unknown = bodyOf(passing)['inputs']?.netAssets
      const isNegative = Array.isArray(assets) && assets.some((amount) => amount < 0)
      return isNegative ? refused('净资产不能小于 0', 'body.inputs.netAssets') : undefined
    }),
    probe: async (ask) => (await evaluatedTechnology(ask, { netAssets: [-50, 300, 420] })).code === '3000',
  }),
]
