import { type Ask, type Defect, type Loose, type Returning, envelopeOf, onReply, onRequest } from '../../defect.ts'

const member = 'Bearer contract-test-token'

const isStranger = (headers: Record<string, string>) => headers['authorization']?.includes('second') === true

const certificates = '/enterprise/api/member/en/electricity/list'

const talents = '/policy/api/ua/policy/talent-list'

const draftOf = async (ask: Ask) => {
  const enId = (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId
  return { submit: false, enId, title: '探针所发的草稿一条', demandType: 'OTHER' }
}

export const accessDefects: Defect[] = [
  {
    id: 'another member changes a draft',
    group: 'access',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', ({ headers, body }) => {
      if (isStranger(headers) && body.includes('"id"')) headers['authorization'] = member
    }),
    probe: async (ask) => {
      const body = await draftOf(ask)
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body })).data
      return (
        (await ask('/supanddem/api/customer/demand/save', { body: { ...body, id }, as: 'stranger' })).code === '200'
      )
    },
  },
  {
    id: 'a filter by enterprise opens it',
    group: 'access',
    operationId: 'listElectricityCertificates',
    request: onRequest('listElectricityCertificates', ({ headers, url }) => {
      if (isStranger(headers) && url.searchParams.has('enId')) headers['authorization'] = member
    }),
    probe: async (ask) => {
      const [{ enId }] = (await ask(certificates)).data.records
      return (await ask(`${certificates}?enId=${enId}`, { as: 'stranger' })).data?.total > 0
    },
  },
  {
    id: 'one cache for members and visitors',
    group: 'access',
    operationId: 'listTalentPolicies',
    ...(() => {
      const kept = new Map<string, Returning>()
      return {
        request: onRequest('listTalentPolicies', ({ url }) => {
          const found = kept.get(url.search)
          return found && { ...found, headers: { ...found.headers } }
        }),
        reply: onReply('listTalentPolicies', (returning, { url }) => {
          if (envelopeOf(returning)?.['returnCode'] === '200') kept.set(url.search, { ...returning })
        }),
      }
    })(),
    probe: async (ask) => {
      await ask(`${talents}?size=7`)
      return (await ask(`${talents}?size=7`, { as: 'visitor' })).text.includes('"favorited"')
    },
  },
  {
    id: 'another member deletes a calculation',
    group: 'access',
    operationId: 'deleteToolResult',
    write: true,
    request: onRequest('deleteToolResult', ({ headers }) => {
      if (isStranger(headers)) headers['authorization'] = member
    }),
    probe: async (ask) => {
      const enId = (await draftOf(ask)).enId
      const inputs = { industry: 'INDUSTRY', employeeAmount: 20 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { enId, inputs } })).data
      const target = `/consult/api/customer/tool/history/delete?id=${id}`
      return (await ask(target, { method: 'DELETE', as: 'stranger' })).code === '200'
    },
  },
]
