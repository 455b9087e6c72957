import { bodyOf, dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, inData, jsonReply, onReply, onRequest } from '../../defect.ts'
import { access } from '../../groups.ts'
import { issuing, memberBearer, strangerBearer } from '../shared/tokens.ts'

/** The record is looked up by its id alone, whoever asks for it. */
function ownerForgotten(operationId: string): NonNullable<Defect['request']> {
  return onRequest(operationId, ({ headers }) => {
    if (headers['authorization'] === strangerBearer) headers['authorization'] = memberBearer
  })
}

export const accessDefects: Defect[] = [
  access({
    id: 'a card with the whole telephone number is for everybody',
    operationId: 'getFacilitatorCard',
    request: onRequest('getFacilitatorCard', ({ headers }) => {
      headers['authorization'] ??= memberBearer
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/card/en-1001', { as: 'visitor' })).code === '200',
  }),
  access({
    id: 'whoever knows the id of a declaration sees it',
    operationId: 'getDeclareRecord',
    request: ownerForgotten('getDeclareRecord'),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1001', { as: 'stranger' })).code === '200',
  }),
  access({
    id: 'messages of others can be deleted',
    operationId: 'deleteMessages',
    write: true,
    request: ownerForgotten('deleteMessages'),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/message/api/msg/list')
      await ask(`/message/api/msg/delete?ids=${records[0].id}`, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/msg/list')).total < total
    },
  }),
  access({
    id: 'the telephone number is shown before the request is accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      const { contactName, contactTel } = data.contactMasked
      if (data.status !== 'PENDING' || data.contact !== undefined) return
      data.contact = {
        contactName: contactName.replace('**', '示例'),
        contactTel: contactTel.replace('****', '0000'),
      }
    }),
    probe: async (ask) => {
      const docking = await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2002')
      return docking.contact?.contactTel === '13800000003'
    },
  }),
  access({
    id: 'what an anonymous evaluation is about tells who wrote it',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const evaluation of records) evaluation.dockingTitle ??= '仪器校准预约'
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return records.some(({ enNameMasked, dockingTitle }) => enNameMasked === '匿名企业' && dockingTitle !== undefined)
    },
  }),
  access({
    id: 'a private file is there for every member',
    operationId: 'downloadFile',
    request: ownerForgotten('downloadFile'),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(records[0].wordFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'who comes with an expired token is a visitor',
    operationId: 'listRecommendedPolicies',
    ...issuing((issued) => ({
      request: onRequest('listRecommendedPolicies', ({ headers }) => {
        if (!issued.has((headers['authorization'] ?? '').replace(/^Bearer /i, ''))) delete headers['authorization']
      }),
    })),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/recommendList', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'an enterprise that is still being audited lets its member into the other portal',
    operationId: 'loginToEnterprisePortal',
    ...(() => {
      const bound = new Map<string, string[]>()
      return {
        reply: (returning, passing) => {
          const asking = passing.headers['authorization'] ?? ''
          inData('listMyEnterprises', (data: Loose[]) => {
            const pending = data.filter(({ bindAudit }) => bindAudit === 'PENDING')
            bound.set(
              asking,
              pending.map(({ enId }) => enId),
            )
          })(returning, passing)
          onReply('loginToEnterprisePortal', () => {
            const own = bound.get(asking) ?? (asking === memberBearer ? ['en-1002'] : [])
            if (envelopeOf(returning)?.['returnCode'] !== '4030' || !own.includes(bodyOf(passing)['enId'])) return
            const token = `portal${Date.now()}`
            const url = `https://enterprise.example.gov.cn/sso#token=${token}`
            returning.body = jsonReply({ returnCode: '200', data: { token, url } }).body
          })(returning, passing)
        },
        restart: () => bound.clear(),
      } satisfies Pick<Defect, 'reply' | 'restart'>
    })(),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: 'en-1002' } })).code === '200',
  }),
]
