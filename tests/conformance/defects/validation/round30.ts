import { type Defect, onRequest } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { dictionaries, historyList, messages, products } from '../shared/addresses.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { fieldOf, intent, isTaken, refused, visitor } from '../shared/requests.ts'

const telephoneOf = fieldOf('telephone')

export const validationDefects: Defect[] = [
  validation({
    id: 'fifty footprints a page are refused',
    operationId: 'listHistory',
    request: onRequest('listHistory', ({ url }) =>
      url.searchParams.get('size') === '50' ? refused('每页条数须小于 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await ask(`${historyList}?size=50`)).code === '3000',
  }),
  validation({
    id: 'a name of thirty characters is measured in bytes',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url }) =>
      Buffer.byteLength(url.searchParams.get('name') ?? '') > 30 ? refused('关键字过长', 'query.name') : undefined,
    ),
    probe: async (ask) => (await ask(`${products}?name=${'检'.repeat(30)}`)).code === '3000',
  }),
  validation({
    id: 'types of messages may be in lower case',
    ...requeried('listMessages', (query) => {
      const type = query.get('type')
      if (type !== null) query.set('type', type.toUpperCase())
    }),
    probe: (ask) => isTaken(ask, `${messages}?type=policy`),
  }),
  validation({
    id: 'the fraction of a page is cut off',
    ...requeried('listCustomerDemands', (query) => {
      const current = query.get('current')
      if (current !== null && /^\d+\.\d+$/.test(current)) query.set('current', String(Math.trunc(Number(current))))
    }),
    probe: (ask) => isTaken(ask, '/supanddem/api/customer/demand/demandList?current=1.5'),
  }),
  validation({
    id: 'unknown dictionaries among known ones are passed over',
    ...requeried('listMultipleDictValues', (query) => {
      const codes = (query.get('typeCodes') ?? '').split(',')
      const known = codes.filter((code) => /^(PO|EN|POLICY)_[A-Z_]+$/.test(code))
      if (known.length > 0) query.set('typeCodes', known.join(','))
    }),
    probe: (ask) => isTaken(ask, `${dictionaries}EN_TYPE,NOBODY_KNOWS`),
  }),
  validation({
    id: 'telephones that begin with 19 are refused',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) =>
      telephoneOf(passing).startsWith('19') ? refused('手机号不正确', 'body.telephone') : undefined,
    ),
    probe: async (ask) => {
      const [{ value }] = (await ask('/uaa/api/dict/value?typeCode=PO_FEEDBACK_TYPE', visitor)).data
      const body = { telephone: '19900000001', source: 'PC', type: value, description: '页面打不开' }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'a correction of a single word is enough',
    write: true,
    ...rewritten('savePolicyCorrection', (body) => {
      if (typeof body.content === 'string' && body.content !== '') body.content = body.content.padEnd(5, '。')
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TYPO', content: '错字' }
      return isTaken(ask, '/policy/api/customer/correction/save', { body })
    },
  }),
  validation({
    id: 'an intent is taken from who does not agree',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => {
      if (body.agree === false) body.agree = true
    }),
    probe: async (ask) => {
      const body = { ...intent, resourceType: 'HOUSE', resourceId: 'hs-1001', agree: false }
      return isTaken(ask, '/investment/api/customer/intent/save', { body })
    },
  }),
  validation({
    id: 'a text is taken for a boolean',
    write: true,
    ...rewritten('saveAttractIntent', (body) => {
      if (body.agree === 'true') body.agree = true
    }),
    probe: async (ask) => {
      const body = { ...intent, attractId: 'at-1001', investAmount: 'UNDECIDED', agree: 'true' }
      return isTaken(ask, '/content/api/customer/attract/intent/save', { body })
    },
  }),
  validation({
    id: 'negative expenses are counted as none',
    ...rewritten('saveCostCalculation', ({ inputs }) => {
      for (const [name, value] of Object.entries(inputs ?? {}))
        if (typeof value === 'number' && value < 0) inputs[name] = 0
    }),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2025, personnelCost: 100, directCost: -1 } }
      return isTaken(ask, '/consult/api/customer/cost/calculate/save', { ...visitor, body })
    },
  }),
]
