import { type Defect, type Loose, changeBody, jsonReply, onRequest } from '../../defect.ts'
import { ownDemands } from '../shared/addresses.ts'
import { attempted } from '../shared/requests.ts'

const refusal = (field: string) =>
  jsonReply({ returnCode: '3000', errorMessage: '参数错误', data: [{ field, errorMessage: '取值不正确' }] })

export const validationDefects: Defect[] = [
  {
    id: 'what stands behind the JSON is skipped',
    group: 'validation',
    operationId: 'savePolicyEvaluation',
    write: true,
    request: onRequest('savePolicyEvaluation', (passing) => {
      passing.body = passing.body.replace(/(\})[^{}"]*$/, '$1')
    }),
    probe: async (ask) => {
      const rawBody = '{"policyId":"conformance-unknown","useful":true} x'
      return (await ask('/policy/api/customer/evaluate/save', { rawBody })).code !== '400'
    },
  },
  {
    // Beyond the faults that are sent one by one.
    id: 'days of a service are not limited',
    group: 'validation',
    operationId: 'saveInstrumentResource',
    write: true,
    request: onRequest('saveInstrumentResource', (passing) =>
      changeBody(passing, ({ serviceItems }: Loose) => {
        for (const each of Array.isArray(serviceItems) ? serviceItems : []) if (each?.days > 365) each.days = 365
      }),
    ),
    probe: async (ask) => {
      const serviceItems = [{ name: '检测', unit: '件', price: 1, days: 366 }]
      const body = { submit: false, enId: 'en-1001', title: '三坐标测量仪', serviceItems }
      return (await ask('/supanddem/api/customer/resource/save/instrument', { body })).code === '200'
    },
  },
  {
    id: 'a kind of demand that the form does not know',
    group: 'validation',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', ({ body }) =>
      body.includes('"demandType":"EQUIPMENT"') ? refusal('body.demandType') : undefined,
    ),
    probe: async (ask) => (await attempted(ask, { demandType: 'EQUIPMENT' })) === '3000',
  },
  {
    id: 'nothing is no price',
    group: 'validation',
    operationId: 'saveDemandDocking',
    write: true,
    request: onRequest('saveDemandDocking', ({ body }) =>
      body.includes('"planPrice":0,') ? refusal('body.planPrice') : undefined,
    ),
    probe: async (ask) =>
      (await ask(`${ownDemands}/docking/save`, { rawBody: '{"planPrice":0,"demandId":"x"}' })).data?.[0]?.field ===
      'body.planPrice',
  },
]
