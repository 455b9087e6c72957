import { type Defect, type Passing, inData, jsonReply, onReply, onRequest } from '../../defect.ts'

const member = 'Bearer contract-test-token'

const stranger = 'Bearer conformance-second-member-token'

const expired = 'Bearer conformance-expired-token'

/** The operation acts for the first member, although it was called with this token, or with none. */
function actsFor(operationId: string, called: string | undefined): NonNullable<Defect['request']> {
  return onRequest(operationId, ({ headers }: Passing) => {
    if (headers['authorization'] === called) headers['authorization'] = member
  })
}

export const accessDefects: Defect[] = [
  {
    id: 'proposed tags are among the public paths',
    group: 'access',
    operationId: 'listProposedTags',
    request: onRequest('listProposedTags', ({ headers }) =>
      headers['authorization'] === undefined ? jsonReply({ returnCode: '200', data: [] }) : undefined,
    ),
    probe: async (ask) => (await ask('/policy/api/customer/tag/propose', { as: 'visitor' })).code === '200',
  },
  {
    id: 'login asked for under HTTP 200',
    group: 'access',
    operationId: 'getHistorySetting',
    reply: onReply('getHistorySetting', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/message/api/history/setting', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  },
  {
    id: 'declarations of other members by id',
    group: 'access',
    operationId: 'getDeclareRecord',
    request: actsFor('getDeclareRecord', stranger),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1011', { as: 'stranger' })).data?.id === 'dr-1011',
  },
  {
    id: 'messages of other members can be marked as read',
    group: 'access',
    operationId: 'readMessage',
    write: true,
    request: actsFor('readMessage', stranger),
    probe: async (ask) => {
      await ask('/message/api/msg/read?id=m-u-1001-1', { method: 'POST', as: 'stranger' })
      return (await ask('/message/api/msg/count')).data.total === 4
    },
  },
  {
    id: 'full name of the enterprise that evaluates',
    group: 'access',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) record.enNameMasked = record.enNameMasked?.replace(/\*+/, '科技')
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001', { as: 'visitor' })
      return !data.records[0].enNameMasked.includes('*')
    },
  },
  {
    id: 'a member’s copy of a demand from the cache for visitors',
    group: 'access',
    operationId: 'getDemand',
    request: actsFor('getDemand', undefined),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/detail?id=de-1016', { as: 'visitor' })).data.own === true,
  },
  {
    id: 'private files for everybody who has the path',
    group: 'access',
    operationId: 'downloadFile',
    request: actsFor('downloadFile', undefined),
    probe: async (ask) => {
      const { status } = await ask('/uaa/api/download/file?filePath=f-electricity-word&fileName=a.doc', {
        as: 'visitor',
      })
      return status === 200
    },
  },
  {
    id: 'the end of a token is not looked at',
    group: 'access',
    operationId: 'getMySupplyDemandStats',
    request: actsFor('getMySupplyDemandStats', expired),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/statistics', { headers: { authorization: expired } })).status === 200,
  },
]
