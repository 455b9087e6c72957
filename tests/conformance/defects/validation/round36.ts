import { type Ask, type Defect, onRequest } from '../../defect.ts'
import { bodyOf, parameter } from '../../asked.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { codeFor, refused } from '../shared/requests.ts'
import { validation } from '../../groups.ts'

const person = { name: '周示例', company: '泰兴市江畔精密传动有限公司', content: '希望实地查看', agree: true }

const answered = async (ask: Ask): Promise<string> => {
  const body = { sessionId: 'session-judge-0001', question: '研发费用加计扣除怎么算？' }
  return (await ask('/consult/api/ua/smart/answer', { body })).data.answerId
}

/** How many characters a parameter has. */
const lengthOf = (query: URLSearchParams, name: string): number => Array.from(query.get(name) ?? '').length

export const validationDefects: Defect[] = [
  validation({
    id: 'an intent to rent is taken without consent',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: async (ask) => {
      const body = { ...person, resourceType: 'HOUSE', resourceId: 'hs-1001', mobile: '13800000001', agree: false }
      return (await codeFor(ask, '/investment/api/customer/intent/save', { body })) === '200'
    },
  }),
  validation({
    id: 'the newer mobile numbers of investors are refused',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) =>
      /^1(66|9[0-35-9])\d{8}$/.test(String(bodyOf(passing)['mobile']))
        ? refused('手机号格式不正确', 'body.mobile')
        : undefined,
    ),
    probe: async (ask) => {
      const body = { ...person, attractId: 'at-1001', mobile: '19912345678', investAmount: 'UNDECIDED' }
      return (await codeFor(ask, '/content/api/customer/attract/intent/save', { body })) === '3000'
    },
  }),
  validation({
    id: 'a year after the last one of the calendar is taken',
    ...requeried('getCalendarYear', (query) => {
      if (Number(query.get('year')) > 2100) query.set('year', '2100')
    }),
    probe: async (ask) => (await codeFor(ask, '/policy/api/ua/calendar/year?year=2101')) === '200',
  }),
  validation({
    id: 'a keyword too long to suggest for is cut silently',
    ...requeried('associatePolicyWords', (query) => {
      if (lengthOf(query, 'keyword') > 30) query.set('keyword', (query.get('keyword') ?? '').slice(0, 30))
    }),
    probe: async (ask) => (await codeFor(ask, `/policy/api/ua/policy/associate?keyword=${'a'.repeat(31)}`)) === '200',
  }),
  validation({
    id: 'unknown levels among known ones are passed over',
    ...requeried('pageDeclarations', (query) => {
      const levels = (query.get('level') ?? '').split(',')
      const known = levels.filter((each) => ['NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'].includes(each))
      if (known.length > 0) query.set('level', known.join(','))
    }),
    probe: async (ask) => (await codeFor(ask, '/policy/api/ua/declare/page?level=CITY,VILLAGE')) === '200',
  }),
  validation({
    id: 'the same reason against an answer may be given twice',
    write: true,
    ...rewritten('saveAnswerFeedback', (body) => {
      if (Array.isArray(body.reasons)) body.reasons = [...new Set(body.reasons)]
    }),
    probe: async (ask) => {
      const body = { answerId: await answered(ask), useful: false, reasons: ['OUTDATED', 'OUTDATED'] }
      return (await codeFor(ask, '/consult/api/ua/smart/answer/feedback', { body })) === '200'
    },
  }),
  validation({
    id: 'the longest keyword for help is one too long',
    operationId: 'listHelpArticles',
    request: onRequest('listHelpArticles', ({ url }) =>
      lengthOf(url.searchParams, 'keyword') === 30 ? refused('关键词不能超过 30 个字', 'query.keyword') : undefined,
    ),
    probe: async (ask) => (await codeFor(ask, `/content/api/ua/help/list?keyword=${'a'.repeat(30)}`)) === '3000',
  }),
  validation({
    id: 'a word is taken for the switch of the footprints',
    write: true,
    ...rewritten('setHistorySetting', (body) => {
      if (body.enabled === 'true' || body.enabled === 'false') body.enabled = body.enabled === 'true'
    }),
    probe: async (ask) => {
      const sent = { method: 'PUT', body: { enabled: 'true' } }
      return (await codeFor(ask, '/message/api/history/setting', sent)) === '200'
    },
  }),
  validation({
    id: 'fifty footprints a page are refused',
    operationId: 'listHistory',
    request: onRequest('listHistory', (passing) =>
      parameter('size')(passing) === '50' ? refused('每页条数不能超过 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await codeFor(ask, '/message/api/history/list?size=50')) === '3000',
  }),
  validation({
    id: 'an unknown way of declaring stands for every way',
    ...requeried('listDeclareRecords', (query) => {
      if (!['APPLY', 'NO_APPLY'].includes(query.get('kind') ?? '')) query.delete('kind')
    }),
    probe: async (ask) => (await codeFor(ask, '/policy/api/customer/declare/list?kind=WHATEVER')) === '200',
  }),
]
