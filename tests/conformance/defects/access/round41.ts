import { askerOf, recordsIn, shownRecords } from '../../asked.ts'
import { type Ask, type Defect, type Passing, codeOf, inData, onReply, onRequest, remembering } from '../../defect.ts'
import { certificates, declareList, events, ownDemands, providerList, providers } from '../shared/addresses.ts'
import { stranger, visitor } from '../shared/requests.ts'
import { issuing, memberBearer, memberToken, strangerBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

const dockings = `${ownDemands}/docking`

const messages = '/message/api/msg'

const sessions = '/consult/api/customer/smart/session'

const conversation = 's-quayside-0001'

const staleToken = { ...visitor, headers: { authorization: 'Bearer conformance-expired-token' } }

/** The owner is not looked at: whoever is logged in counts as the one to whom the record belongs. */
const asOwner = (passing: Passing) => {
  if (askerOf(passing) === strangerBearer) passing.headers['authorization'] = memberBearer
}

const titleOf = async (ask: Ask): Promise<string> => (await recordsIn(ask, `${sessions}/page`))[0].title

export const accessDefects: Defect[] = [
  access({
    id: 'a member who is no party to a docking reads it by its id',
    operationId: 'getDemandDocking',
    request: onRequest('getDemandDocking', asOwner),
    probe: async (ask) => {
      const [docking] = await recordsIn(ask, `${dockings}/list`)
      return (await ask(`${dockings}/detail?id=${docking.id}`, stranger)).data?.id === docking.id
    },
  }),
  access({
    id: 'a member deletes the messages of another by their ids',
    operationId: 'deleteMessages',
    write: true,
    request: onRequest('deleteMessages', asOwner),
    probe: async (ask) => {
      const [message] = await recordsIn(ask, `${messages}/list`)
      await ask(`${messages}/delete?ids=${message.id}`, { method: 'DELETE', ...stranger })
      return !(await recordsIn(ask, `${messages}/list?size=50`)).some(({ id }) => id === message.id)
    },
  }),
  access({
    id: 'a private file is given to a link that carries the token in its query',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ url, headers }) => {
      for (const name of ['access_token', 'token']) {
        const token = url.searchParams.get(name)
        if (token !== null) headers['authorization'] = `Bearer ${token}`
        url.searchParams.delete(name)
      }
    }),
    probe: async (ask) => {
      const [{ pdfFile }] = await recordsIn(ask, certificates)
      return (await ask(`${pdfFile.url}&access_token=${memberToken}`, visitor)).status === 200
    },
  }),
  access({
    id: 'the contact of a resource is in plain for whoever is logged in',
    operationId: 'getResource',
    reply: inData('getResource', (data, passing) => {
      if (askerOf(passing) !== '') data.contact ??= { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/supanddem/api/ua/show/resource/list')
      const { data } = await ask(`/supanddem/api/ua/show/resource/detail?id=${id}`, stranger)
      return data.contact?.contactTel !== undefined
    },
  }),
  access({
    id: 'a member renames the conversation of another',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', asOwner),
    probe: async (ask) => {
      const body = { sessionId: conversation, question: '高企奖励怎么申报？' }
      await ask('/consult/api/ua/smart/answer', { body })
      const before = await titleOf(ask)
      const renamed = { sessionId: conversation, title: '别人改的名' }
      await ask(`${sessions}/rename`, { method: 'PUT', body: renamed, ...stranger })
      return (await titleOf(ask)) !== before
    },
  }),
  access({
    id: 'whoever evaluated a provider is shown with the middle of the name',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) record.enNameMasked = record.enNameMasked.replace(/\*{2,}/, '精细化工')
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, providerList)
      const evaluations = await shownRecords(ask, `${providers}/evaluate?facilitatorId=${id}`)
      return evaluations.some(({ enNameMasked }) => enNameMasked !== '匿名企业' && !enNameMasked.includes('*'))
    },
  }),
  access({
    id: 'an application that was read once comes from a cache that does not know who asks',
    operationId: 'getDeclareRecord',
    ...remembering(
      () => new Map<string, Buffer>(),
      (cached, returning, passing) =>
        onReply('getDeclareRecord', ({ body }) => {
          const key = passing.url.search
          if (codeOf(returning) === '200') cached.set(key, body)
          else if (codeOf(returning) === '4030') returning.body = cached.get(key) ?? body
        })(returning, passing),
    ),
    probe: async (ask) => {
      const [record] = await recordsIn(ask, declareList)
      const target = `/policy/api/customer/declare/detail?id=${record.id}`
      await ask(target)
      return (await ask(target, stranger)).code === '200'
    },
  }),
  access({
    id: 'an event answers a token that is over as it answers a visitor',
    operationId: 'getEventDetail',
    ...issuing((issued) => ({
      request: onRequest('getEventDetail', (passing) => {
        if (!issued.has(askerOf(passing).replace('Bearer ', ''))) delete passing.headers['authorization']
      }),
    })),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, events)
      return (await ask(`/supanddem/api/ua/customer/event/detail?id=${id}`, staleToken)).status === 200
    },
  }),
]
