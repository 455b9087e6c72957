import type { Defect } from '../../defect.ts'
import { validation } from '../../groups.ts'
import { costTool, dictionaries } from '../shared/addresses.ts'
import { requeried, rewritten } from '../shared/hooks.ts'
import { intent, questioned, refused } from '../shared/requests.ts'
import { dictionaryCodes } from '../shared/values.ts'

const demand = { submit: false, enId: 'en-1001', title: '探针所发的草稿一条', demandType: 'OTHER' }

const visit = { ...intent, resourceType: 'LAND', resourceId: 'ld-1001' }

export const validationDefects: Defect[] = [
  validation({
    id: 'the largest page is refused',
    ...requeried('listTalentPolicies', (query) =>
      query.get('size') === '50' ? refused('每页条数须小于 50', 'query.size') : undefined,
    ),
    probe: async (ask) => (await ask('/policy/api/ua/policy/talent-list?size=50')).code === '3000',
  }),
  validation({
    id: 'an unknown dictionary among known ones is passed over',
    ...requeried('listMultipleDictValues', (query) => {
      const codes = (query.get('typeCodes') ?? '').split(',')
      const known = codes.filter((code) => dictionaryCodes.has(code))
      if (known.length > 0) query.set('typeCodes', known.join(','))
    }),
    probe: async (ask) => (await ask(`${dictionaries}EN_TYPE,NOPE`)).code === '200',
  }),
  validation({
    id: 'levels are taken in any case',
    ...requeried('listPolicies', (query) => {
      const levels = query.getAll('level').map((level) => level.toUpperCase())
      query.delete('level')
      for (const level of levels) query.append('level', level)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/list?level=county')).code === '200',
  }),
  validation({
    id: 'a name with brackets is taken for an attack',
    ...requeried('searchEnterprises', (query) =>
      /[()（）]/.test(query.get('name') ?? '') ? refused('企业名称含有非法字符', 'query.name') : undefined,
    ),
    probe: async (ask) =>
      (await ask(`/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('（示例）')}`)).code === '3000',
  }),
  validation({
    id: 'an empty keyword suggests what begins with anything',
    ...requeried('associatePolicyWords', (query) => {
      if (query.get('keyword') === '') query.set('keyword', '企业')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/associate?keyword=')).code === '200',
  }),
  validation({
    id: 'negative staff costs count as nought',
    ...rewritten('saveCostCalculation', ({ inputs }) => {
      if (inputs?.personnelCost < 0) inputs.personnelCost = 0
    }),
    probe: async (ask) =>
      (await ask(costTool, { as: 'visitor', body: { inputs: { inputYear: 2025, personnelCost: -1 } } })).code === '200',
  }),
  validation({
    id: 'a budget whose bounds are crossed is turned round',
    write: true,
    ...rewritten('saveDemand', (body) => {
      const { budgetMin, budgetMax } = body
      if (budgetMin > budgetMax) Object.assign(body, { budgetMin: budgetMax, budgetMax: budgetMin })
    }),
    probe: async (ask) => {
      const body = { ...demand, budgetType: 'RANGE', budgetMin: 10, budgetMax: 5 }
      return (await ask('/supanddem/api/customer/demand/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'an intent is taken without consent',
    write: true,
    ...rewritten('saveInvestmentIntent', (body) => void (body.agree ??= true)),
    probe: async (ask) => (await ask('/investment/api/customer/intent/save', { body: visit })).code === '200',
  }),
  validation({
    id: 'whether an answer was useful may be said in words',
    write: true,
    ...rewritten('saveAnswerFeedback', (body) => {
      if (typeof body.useful === 'string') body.useful = ['yes', 'true', '1'].includes(body.useful)
    }),
    probe: async (ask) => {
      const { answerId } = await questioned(ask)
      const body = { answerId, useful: 'yes' }
      return (await ask('/consult/api/ua/smart/answer/feedback', { body })).code === '200'
    },
  }),
  validation({
    id: 'a year of two digits is one of this century',
    ...requeried('pageDeclareFiles', (query) => {
      const year = query.get('year') ?? ''
      if (/^\d{1,2}$/.test(year)) query.set('year', String(2000 + Number(year)))
    }),
    probe: async (ask) => (await ask('/policy/api/show/declareFile/page?year=26')).code === '200',
  }),
]
