import { type Defect, changeBody, onRequest } from '../../defect.ts'
import { bodyOf, parameter } from '../../asked.ts'
import { validation } from '../../groups.ts'
import { alwaysAgreed, enabledByText, rewritten } from '../shared/hooks.ts'
import { refused } from '../shared/requests.ts'

const intent = {
  resourceType: 'HOUSE',
  resourceId: 'hs-1001',
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司（示例）',
  mobile: '13800000001',
  content: '计划新增装配线，希望实地查看层高与行车。',
  agree: true,
}

const correction = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TEL' }

export const validationDefects: Defect[] = [
  validation({
    id: 'a correction of four characters is long enough',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) =>
      changeBody(passing, (body) => {
        if (String(body['content']).length === 4) body['content'] = `${String(body['content'])}。`
      }),
    ),
    probe: async (ask) =>
      (await ask('/policy/api/customer/correction/save', { body: { ...correction, content: '电话错了' } })).code ===
      '200',
  }),
  validation({
    id: 'an intent is taken without consent',
    write: true,
    ...rewritten('saveInvestmentIntent', alwaysAgreed),
    probe: async (ask) =>
      (await ask('/investment/api/customer/intent/save', { body: { ...intent, agree: false } })).code === '200',
  }),
  validation({
    id: 'a calendar of the last century is given',
    operationId: 'getCalendarYear',
    request: onRequest('getCalendarYear', ({ url }) => {
      if (Number(url.searchParams.get('year')) < 2000) url.searchParams.set('year', '2000')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/year?year=1999')).code === '200',
  }),
  validation({
    id: 'an unknown level among known ones is passed over',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const known = parameter('level')({ url })
        .split(',')
        .filter((each) => ['NATION', 'PROVINCE', 'CITY', 'COUNTY', 'PARK'].includes(each))
      if (known.length > 0) url.searchParams.set('level', known.join(','))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/declare/page?level=CITY,TOWN')).code === '200',
  }),
  validation({
    id: 'evaluations with six stars are looked for',
    operationId: 'listShownFacilitatorEvaluations',
    request: onRequest('listShownFacilitatorEvaluations', ({ url }) => {
      if (Number(url.searchParams.get('overall')) > 5) url.searchParams.set('overall', '5')
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&overall=6')).code === '200',
  }),
  validation({
    id: 'a switch may be a word in quotes',
    write: true,
    ...rewritten('setHistorySetting', enabledByText),
    probe: async (ask) =>
      (await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: 'true' } })).code === '200',
  }),
  validation({
    id: 'a keyword of the full thirty characters is too long',
    operationId: 'associatePolicyWords',
    request: onRequest('associatePolicyWords', (passing) =>
      parameter('keyword')(passing).length === 30 ? refused('关键词过长', 'query.keyword') : undefined,
    ),
    probe: async (ask) =>
      (await ask(`/policy/api/ua/policy/associate?keyword=${'a'.repeat(30)}`, { as: 'visitor' })).code === '3000',
  }),
  validation({
    id: 'a page of fifty favourites is too large',
    operationId: 'listInvestmentFavorites',
    request: onRequest('listInvestmentFavorites', (passing) =>
      parameter('size')(passing) === '50' ? refused('每页条数不在允许的范围内', 'query.size') : undefined,
    ),
    probe: async (ask) => (await ask('/investment/api/customer/favorite/list?size=50')).code === '3000',
  }),
  validation({
    id: 'newer mobile numbers are no numbers',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', (passing) =>
      /^1[69]\d{9}$/.test(String(bodyOf(passing)['telephone']))
        ? refused('手机号格式不正确', 'body.telephone')
        : undefined,
    ),
    probe: async (ask) =>
      (
        await ask('/policy/api/customer/manager/consult/save', {
          body: {
            policyId: 'p-1001',
            title: '设备口径',
            content: '能否计入？',
            telephone: '19800000001',
            public: true,
          },
        })
      ).code === '3000',
  }),
  validation({
    id: 'a star that nobody awards may be held',
    operationId: 'commitCloud',
    request: onRequest('commitCloud', (passing) =>
      changeBody(passing, ({ inputs }) => {
        const held = inputs as { heldLevel?: number } | undefined
        if (held?.heldLevel === 1 || held?.heldLevel === 2) held.heldLevel = 0
      }),
    ),
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/cloud/commit', {
          as: 'visitor',
          body: { inputYear: 2025, inputs: { heldLevel: 2 } },
        })
      ).code === '200',
  }),
]
