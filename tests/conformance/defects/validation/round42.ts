import { type Defect, type Loose, changeBody, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { dictionaries, products } from '../shared/addresses.ts'
import { intent, refused } from '../shared/requests.ts'

const shown = '/policy/api/declare/show/page'

const lastYear = new Date().getFullYear() - 1

const correction = {
  target: '/policy/api/customer/correction/save',
  body: { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO' },
}

const visit = {
  target: '/investment/api/customer/intent/save',
  body: { ...intent, resourceType: 'HOUSE', resourceId: 'hs-1001', agree: true },
}

const management = (year: number) => ({
  enId: 'en-1001',
  managementDTOList: [{ year, totalAsset: 1, netProfit: 1, tax: 1, mainBusinessIncome: 1, developInput: 1 }],
})

const question = {
  policyId: 'p-1001',
  title: '申报时间',
  content: '何时开始申报？',
  telephone: '19900000001',
  public: false,
}

export const validationDefects: Defect[] = [
  validation({
    id: 'a correction may be of two characters',
    operationId: 'savePolicyCorrection',
    write: true,
    request: onRequest('savePolicyCorrection', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (typeof body.content === 'string' && body.content.length > 0) body.content = body.content.padEnd(5, '。')
      }),
    ),
    probe: async (ask) =>
      (await ask(correction.target, { body: { ...correction.body, content: '错字' } })).code === '200',
  }),
  validation({
    id: 'quiet hours may begin at twenty-four',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (/^24:\d\d$/u.test(body.quietStart)) body.quietStart = body.quietStart.replace('24', '00')
      }),
    ),
    probe: async (ask) => {
      const body = { tagIds: ['t-101'], quietStart: '24:00' }
      return (await ask('/policy/api/customer/tag/subscribe', { body })).code === '200'
    },
  }),
  validation({
    id: 'figures of any year are taken for last year',
    operationId: 'saveEnterpriseManagement',
    write: true,
    request: onRequest('saveEnterpriseManagement', (passing) =>
      changeBody(passing, (body: Loose) => {
        for (const each of body.managementDTOList ?? []) if (each.year < lastYear) each.year = lastYear
      }),
    ),
    probe: async (ask) => {
      const body = management(lastYear - 3)
      return (await ask('/enterprise/api/member/en/save/management?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'files are looked for in a year before the first',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url }) => {
      const year = url.searchParams.get('year') ?? ''
      if (/^\d{1,4}$/u.test(year) && Number(year) < 1990) url.searchParams.set('year', '1990')
    }),
    probe: async (ask) => (await ask('/policy/api/show/declareFile/page?year=1989')).code === '200',
  }),
  validation({
    id: 'a visit may be on a day that is over',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (/^\d{4}-\d\d-\d\d$/u.test(body.visitDate) && Date.parse(body.visitDate) < Date.now()) delete body.visitDate
      }),
    ),
    probe: async (ask) =>
      (await ask(visit.target, { body: { ...visit.body, visitDate: '2020-01-01' } })).code === '200',
  }),
  validation({
    id: 'mobile numbers that begin with 19 are refused',
    operationId: 'saveManagerConsult',
    write: true,
    request: onRequest('saveManagerConsult', ({ body }) =>
      /"telephone":"19\d{9}"/u.test(body) ? refused('手机号格式错误', 'body.telephone') : undefined,
    ),
    probe: async (ask) => (await ask('/policy/api/customer/manager/consult/save', { body: question })).code === '3000',
  }),
  validation({
    id: 'a keyword with an apostrophe is taken for an attack',
    operationId: 'pageShownDeclarations',
    request: onRequest('pageShownDeclarations', ({ url }) =>
      /['";]|--/u.test(url.searchParams.get('keyword') ?? '')
        ? refused('关键词格式不正确', 'query.keyword')
        : undefined,
    ),
    probe: async (ask) => (await ask(`${shown}?keyword=${encodeURIComponent("O'Neill")}`)).code === '3000',
  }),
  validation({
    id: 'an empty name of a product is refused',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url }) =>
      url.searchParams.get('name') === '' ? refused('产品名称不能为空', 'query.name') : undefined,
    ),
    probe: async (ask) => (await ask(`${products}?name=`)).code === '3000',
  }),
  validation({
    id: 'an applicant is rejected without a reason',
    operationId: 'updateDemandDockingStatus',
    write: true,
    request: onRequest('updateDemandDockingStatus', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (body.action === 'REJECT') body.rejectReason ??= '无'
      }),
    ),
    probe: async (ask) => {
      const body = { id: 'dk-1001', action: 'REJECT' }
      return (await ask('/supanddem/api/customer/demand/docking/updateStatus', { method: 'PUT', body })).code === '200'
    },
  }),
  validation({
    id: 'the same dictionary may be asked for twice at once',
    operationId: 'listMultipleDictValues',
    request: onRequest('listMultipleDictValues', ({ url }) => {
      const codes = url.searchParams.get('typeCodes')
      if (codes !== null) url.searchParams.set('typeCodes', [...new Set(codes.split(','))].join(','))
    }),
    probe: async (ask) => (await ask(`${dictionaries}EN_TYPE,EN_TYPE`)).code === '200',
  }),
]
