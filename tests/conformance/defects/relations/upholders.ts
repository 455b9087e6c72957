import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'

const dictionary = '/uaa/api/dict/value'

/** It was called invalid once, and nobody has looked again. */
const staleFavourite = {
  id: 'ff-stale',
  targetType: 'PROVIDER',
  targetId: 'fa-2001',
  title: '江畔检测认证服务中心（示例）',
  summary: '本地检测，三天出报告',
  logo: null,
  invalid: true,
  createTime: '2026-01-05 10:00:00',
}

export const relationsDefects: Defect[] = [
  {
    id: 'an evaluation that waits for review is public',
    group: 'relations',
    operationId: 'listFacilitatorEvaluations',
    reply: inData('listFacilitatorEvaluations', ({ records }) => {
      for (const record of records) record.status = 'HIDDEN'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/facilitator/evaluate?direction=RECEIVED&size=50')
      const hidden = new Set(records.filter(({ status }: Loose) => status === 'HIDDEN').map(({ id }: Loose) => id))
      const shown = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-1001&size=50'
      return (await dataOf(ask, shown)).records.some(({ id }: Loose) => hidden.has(id))
    },
  },
  {
    id: 'the name of a qualification is its category',
    group: 'relations',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', ({ enterpriseAptitudeList }) => {
      for (const aptitude of enterpriseAptitudeList) aptitude.codeStr = '企业资质'
    }),
    probe: async (ask) => {
      const { enterpriseAptitudeList } = await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')
      const entries = await dataOf(ask, `${dictionary}?typeCode=PO_QUALIFICATIONS`)
      const labels = new Set(entries.map(({ label }: Loose) => label))
      return enterpriseAptitudeList.some(({ codeStr }: Loose) => !labels.has(codeStr))
    },
  },
  {
    id: 'the types of an enterprise stand behind Chinese commas',
    group: 'relations',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ records }) => {
      for (const record of records) record.enType = record.enType.replaceAll(',', '，')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/ua/en/lib/list?name=%E6%9C%89%E9%99%90')
      return records.some(({ enType }: Loose) => enType.includes('，'))
    },
  },
  {
    id: 'a favourite provider is called invalid for good',
    group: 'relations',
    operationId: 'listFacilitatorFavorites',
    reply: inData('listFacilitatorFavorites', (data) => {
      data.records.push(staleFavourite)
      data.total += 1
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/facilitator/favorite/list')
      for (const { targetId, invalid } of records)
        if (invalid && (await ask(`/enterprise/api/ua/facilitator/${targetId}`)).code === '200') return true
      return false
    },
  },
  {
    id: 'the last category of demands is cut off',
    group: 'relations',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data) => data.slice(0, -1)),
    probe: async (ask) => {
      const types = await dataOf(ask, '/supanddem/api/ua/show/category/typeList?type=DEMAND')
      const shown = await dataOf(ask, '/supanddem/api/ua/show/demand/category/list')
      return shown.length < types.flatMap(({ children }: Loose) => children).length
    },
  },
  {
    id: 'what is not on sale is among the products of a provider',
    group: 'relations',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ products }) => {
      const [first] = products
      if (first !== undefined) products.push({ ...first, id: 'pr-off' })
    }),
    probe: async (ask) => {
      const { products } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return products.length > (await dataOf(ask, '/enterprise/api/ua/facilitator/product?facilitatorId=fa-2001')).total
    },
  },
  {
    id: 'one dictionary too many is answered',
    group: 'relations',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) => ({ POLICY_REMARK: [], ...data })),
    probe: async (ask) => {
      const target = `${dictionary}/multiple?typeCodes=EN_TYPE`
      return Object.keys(await dataOf(ask, target)).length > 1
    },
  },
]
