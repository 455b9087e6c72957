import { dataOf } from '../asked.ts'
import { inData, type Defect, type Loose } from '../defect.ts'

const dictionary = '/uaa/api/dict/value'

/** Each is found by a law that was written together with it. */
export const upholderDefects: Defect[] = [
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
]
