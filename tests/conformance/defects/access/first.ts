import { type Defect, type Passing, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { access } from '../../groups.ts'

const asMember = (passing: Passing) => void (passing.headers['authorization'] = 'Bearer contract-test-token')

const unsigned = ({ headers }: Passing) => headers['authorization'] === undefined

const nonsense = { headers: { authorization: 'Bearer nobody-knows-this' }, as: 'visitor' as const }

/** Answers a member operation to everybody. */
const open = (operationId: string, target: string): Defect =>
  access({
    id: `${operationId} without a token`,
    operationId,
    request: onRequest(operationId, asMember),
    probe: async (ask) => (await ask(target, { as: 'visitor' })).status === 200,
  })

/** Looks at no more than whether there is a token. */
const anyToken = (operationId: string, target: string): Defect =>
  access({
    id: `${operationId} with any token`,
    operationId,
    request: onRequest(operationId, (passing) => (unsigned(passing) ? undefined : asMember(passing))),
    probe: async (ask) => (await ask(target, nonsense)).status === 200,
  })

/** Shows the first member's to every member. */
const shared = (operationId: string, probe: Defect['probe']): Defect =>
  access({
    id: `${operationId} of another member`,
    operationId,
    request: onRequest(operationId, (passing) => {
      if (passing.headers['authorization']?.includes('second') === true) asMember(passing)
    }),
    probe,
  })

const first = async (ask: Parameters<Defect['probe']>[0], list: string) =>
  (await ask(list)).data.records[0].id as string

export const accessDefects: Defect[] = [
  access({
    id: 'whole number shown to visitors',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => void (data.contact.tel = '0523-80001234')),
    probe: async (ask) => {
      const id = await first(ask, '/enterprise/api/ua/facilitator/list')
      return (await ask(`/enterprise/api/ua/facilitator/${id}`, { as: 'visitor' })).data.contact.tel === '0523-80001234'
    },
  }),
  access({
    id: 'token in a reply',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data, { headers }) => {
      data.nickName = headers['authorization']?.replace('Bearer ', '')
    }),
    probe: async (ask) => (await ask('/uaa/api/current-user')).data.nickName === 'contract-test-token',
  }),
  access({
    id: 'expired tokens go on',
    operationId: 'listPolicyFavorites',
    request: onRequest('listPolicyFavorites', (passing) => {
      if (passing.headers['authorization']?.includes('expired') === true) asMember(passing)
    }),
    probe: async (ask) =>
      (
        await ask('/policy/api/customer/policy/favorite/list', {
          as: 'visitor',
          headers: { authorization: 'Bearer conformance-expired-token' },
        })
      ).status === 200,
  }),
  open('listMessages', '/message/api/msg/list'),
  open('listMyDemands', '/supanddem/api/customer/demand/myList'),
  open('listPolicyFavorites', '/policy/api/customer/policy/favorite/list'),
  open('listMyEventSigns', '/supanddem/api/customer/event/myList'),
  anyToken('listMyEnterprises', '/enterprise/api/member/en/list'),
  anyToken('listContentFavorites', '/content/api/customer/favorite/list'),
  anyToken('listElectricityCertificates', '/enterprise/api/member/en/electricity/list'),
  access({
    id: '403 for 401',
    operationId: 'countUnreadMessages',
    reply: onReply('countUnreadMessages', (returning) => {
      if (returning.status === 401) returning.status = 403
    }),
    probe: async (ask) => (await ask('/message/api/msg/count', { as: 'visitor' })).status === 403,
  }),
  access({
    id: '401 in an envelope',
    operationId: 'listHistory',
    reply: onReply('listHistory', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => (await ask('/message/api/history/list', { as: 'visitor' })).status === 200,
  }),
  access({
    id: 'other code under 401',
    operationId: 'getTopTags',
    reply: onReply('getTopTags', (returning) => {
      if (returning.status === 401) setJson(returning, { ...envelopeOf(returning), returnCode: '5000' })
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/policy/api/customer/tag/getTags', { as: 'visitor' })
      return status === 401 && code === '5000'
    },
  }),
  access({
    id: 'validates before it knows who asks',
    operationId: 'getMyResource',
    request: onRequest('getMyResource', (passing) =>
      unsigned(passing) && !passing.url.searchParams.has('id')
        ? jsonReply({ returnCode: '3000', data: [{ errorMessage: '标识不能为空', field: 'query.id' }] })
        : undefined,
    ),
    probe: async (ask) => (await ask('/supanddem/api/customer/resource/myDetail', { as: 'visitor' })).code === '3000',
  }),
  access({
    id: 'other schemes',
    operationId: 'getEnterpriseProject',
    request: onRequest('getEnterpriseProject', (passing) => {
      passing.headers['authorization'] = passing.headers['authorization']?.replace('Basic', 'Bearer') ?? ''
    }),
    probe: async (ask) => {
      const [own] = (await ask('/enterprise/api/member/en/list')).data
      return (
        (
          await ask(`/enterprise/api/member/en/project?enId=${own.enId}`, {
            as: 'visitor',
            headers: { authorization: 'Basic contract-test-token' },
          })
        ).status === 200
      )
    },
  }),
  shared(
    'getMyDemand',
    async (ask) =>
      (
        await ask(
          `/supanddem/api/customer/demand/myDetail?id=${await first(ask, '/supanddem/api/customer/demand/myList')}`,
          { as: 'stranger' },
        )
      ).code === '200',
  ),
  shared('getFacilitatorDetails', async (ask) => {
    const [own] = (await ask('/enterprise/api/member/en/list')).data
    return (await ask(`/enterprise/api/member/facilitator/details/${own.enId}`, { as: 'stranger' })).code === '200'
  }),
  shared('getEnterpriseBasic', async (ask) => {
    const [own] = (await ask('/enterprise/api/member/en/list')).data
    return (await ask(`/enterprise/api/member/en/basic?enId=${own.enId}`, { as: 'stranger' })).code === '200'
  }),
  shared(
    'listMyResources',
    async (ask) =>
      (await ask('/supanddem/api/customer/resource/myList', { as: 'stranger' })).data.records[0]?.id ===
      (await first(ask, '/supanddem/api/customer/resource/myList')),
  ),
  access({
    id: 'contact shown to visitors',
    operationId: 'getDemand',
    reply: inData('getDemand', (data, passing) => {
      if (unsigned(passing)) data.contact = { contactName: '周示例', contactTel: '13800000001' }
    }),
    probe: async (ask) =>
      (
        await ask(`/supanddem/api/ua/show/demand/detail?id=${await first(ask, '/supanddem/api/ua/show/demand/list')}`, {
          as: 'visitor',
        })
      ).data.contact !== undefined,
  }),
  access({
    id: 'favourite shown to visitors',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data, passing) => {
      if (unsigned(passing)) data.favorited = true
    }),
    probe: async (ask) =>
      (
        await ask(`/policy/api/ua/policy/detail?id=${await first(ask, '/policy/api/ua/policy/list')}`, {
          as: 'visitor',
        })
      ).data.favorited,
  }),
  access({
    id: 'public list for members only',
    operationId: 'listNotices',
    request: onRequest('listNotices', (passing) =>
      unsigned(passing)
        ? jsonReply({ returnCode: '401', errorMessage: '登录过期或未登录，请重新登录' }, 401)
        : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list', { as: 'visitor' })).status === 401,
  }),
  access({
    ...open('saveFeedback', ''),
    write: true,
    probe: async (ask) =>
      (
        await ask('/consult/api/customer/feedback/save', {
          as: 'visitor',
          body: { telephone: '13800000001', source: 'PC', type: 'BUG', description: '页面打不开' },
        })
      ).status === 200,
  }),
]
