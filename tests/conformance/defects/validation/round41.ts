import { bodyOf, parameter } from '../../asked.ts'
import { type Ask, type Defect, type Passing, changeBody, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { alwaysAgreed, rewritten } from '../shared/hooks.ts'
import { codeFor, intent, isTaken, refused, subscriptionSettings } from '../shared/requests.ts'

const keywordOf = parameter('keyword')
const nameOf = parameter('name')
const areaOf = parameter('minArea')

const longTitle = '关于印发泰兴市制造业企业智能化改造项目奖补申报指南'

const srdi = {
  formCode: 'form1',
  ruleVersion: 'srdi@2026',
  isRenewal: false,
  inputYear: 2025,
  inputs: { mainBusinessGrowth: -5 },
}

const subscription = { ...subscriptionSettings, tagIds: [], quietStart: '24:00', deadlineRemind: [7] }

/** Refuses what the contract allows. */
const refusing = (operationId: string, isRefused: (passing: Passing) => boolean, field: string, why: string) =>
  onRequest(operationId, (passing) => (isRefused(passing) ? refused(why, field) : undefined))

const isRefused = async (ask: Ask, target: string, body?: object): Promise<boolean> =>
  (await codeFor(ask, target, body === undefined ? {} : { body })) === '3000'

export const validationDefects: Defect[] = [
  validation({
    id: 'the smallest area has to be a whole number',
    operationId: 'listShowResourcesByType',
    request: refusing('listShowResourcesByType', (passing) => /\./.test(areaOf(passing)), 'query.minArea', '须为整数'),
    probe: async (ask) => isRefused(ask, '/investment/ua/showResource/listByType?type=HOUSE&minArea=12.5'),
  }),
  validation({
    id: 'codes of dictionaries are taken in any case',
    operationId: 'listDictValues',
    request: onRequest('listDictValues', ({ url }) => {
      const code = url.searchParams.get('typeCode')
      if (code !== null) url.searchParams.set('typeCode', code.toUpperCase())
    }),
    probe: async (ask) => isTaken(ask, '/uaa/api/dict/value?typeCode=po_qualifications'),
  }),
  validation({
    id: 'the length of a keyword is counted in bytes',
    operationId: 'associatePolicyWords',
    request: refusing(
      'associatePolicyWords',
      (passing) => Buffer.byteLength(keywordOf(passing)) > 30 && keywordOf(passing).length <= 30,
      'query.keyword',
      '关键词不能超过 30 个字',
    ),
    probe: async (ask) => isRefused(ask, `/policy/api/ua/policy/associate?keyword=${encodeURIComponent(longTitle)}`),
  }),
  validation({
    id: 'the quiet time may begin at twenty-four hours',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        if (body['quietStart'] === '24:00') body['quietStart'] = '00:00'
      }),
    ),
    probe: async (ask) => isTaken(ask, '/policy/api/customer/tag/subscribe', { body: subscription }),
  }),
  validation({
    id: 'more than all of the devices may be in the cloud',
    operationId: 'commitCloud',
    request: onRequest('commitCloud', (passing) => {
      const inputs = bodyOf(passing)['inputs']
      if (!(inputs?.deviceRatio > 100)) return
      changeBody(passing, (body) => void (body['inputs'] = { ...inputs, deviceRatio: 100 }))
    }),
    probe: async (ask) =>
      isTaken(ask, '/consult/api/customer/cloud/commit', { body: { inputYear: 2025, inputs: { deviceRatio: 101 } } }),
  }),
  validation({
    id: 'an intent is taken from who does not agree',
    write: true,
    ...rewritten('saveInvestmentIntent', alwaysAgreed),
    probe: async (ask) =>
      isTaken(ask, '/investment/api/customer/intent/save', {
        body: { ...intent, resourceType: 'OFFICE', resourceId: 'of-1001', agree: false },
      }),
  }),
  validation({
    id: 'numbers that begin with 19 are no mobile numbers',
    operationId: 'saveAttractIntent',
    write: true,
    request: refusing(
      'saveAttractIntent',
      (passing) => /^19\d{9}$/.test(String(bodyOf(passing)['mobile'])),
      'body.mobile',
      '手机号格式不正确',
    ),
    probe: async (ask) =>
      isRefused(ask, '/content/api/customer/attract/intent/save', {
        ...intent,
        attractId: 'at-1001',
        mobile: '19900000001',
        investAmount: 'UNDECIDED',
        agree: true,
      }),
  }),
  validation({
    id: 'a business that shrinks cannot be scored',
    operationId: 'scoreSrdi',
    request: refusing(
      'scoreSrdi',
      (passing) => bodyOf(passing)['inputs']?.mainBusinessGrowth < 0,
      'body.inputs.mainBusinessGrowth',
      '上年度主营业务收入增长率不能小于 0',
    ),
    probe: async (ask) => isRefused(ask, '/consult/program/srdi/score', srdi),
  }),
  validation({
    id: 'a draft needs what only a submitted demand needs',
    operationId: 'saveDemand',
    write: true,
    request: refusing(
      'saveDemand',
      (passing) => bodyOf(passing)['submit'] === false && bodyOf(passing)['categoryId'] === undefined,
      'body.categoryId',
      '请选择需求分类',
    ),
    probe: async (ask) =>
      isRefused(ask, '/supanddem/api/customer/demand/save', {
        submit: false,
        enId: 'en-1001',
        title: '齿轮噪声在线检测',
        demandType: 'OTHER',
      }),
  }),
  validation({
    id: 'names with brackets are taken for an attack',
    operationId: 'searchEnterprises',
    request: refusing(
      'searchEnterprises',
      (passing) => /[()（）]/.test(nameOf(passing)),
      'query.name',
      '企业名称含有非法字符',
    ),
    probe: async (ask) => isRefused(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('（示例）')}`),
  }),
]
