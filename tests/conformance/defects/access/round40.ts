import { type Defect, type Returning, changeBody, onRequest } from '../../defect.ts'
import { askerOf } from '../../asked.ts'
import { letAsOwner, unguarded } from '../shared/guards.ts'
import { stranger, visitor } from '../shared/requests.ts'
import { access } from '../../groups.ts'

const conversation = { question: '研发费用加计扣除怎么享受', sessionId: 's-7f00aa12' }
const privateFile = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=a.pdf'
const attributes = '/enterprise/api/member/policy/attribute?enId=en-1001'
const read = new Map<string, Returning>()

export const accessDefects: Defect[] = [
  access({
    id: 'a docking is told to who is no party of it',
    operationId: 'getDemandDocking',
    request: unguarded('getDemandDocking'),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/docking/detail?id=dk-1001', stranger)).code === '200',
  }),
  access({
    id: 'a visitor clears the conversation of a member',
    operationId: 'deleteRobotSession',
    write: true,
    request: letAsOwner('deleteRobotSession', (asker) => asker === ''),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: conversation })
      const target = `/consult/api/ua/smart/session/delete?sessionId=${conversation.sessionId}`
      await ask(target, { method: 'DELETE', ...visitor })
      return (await ask('/consult/api/customer/smart/session/page')).data.total === 0
    },
  }),
  access({
    id: 'private attachments need no login',
    operationId: 'downloadFile',
    request: letAsOwner('downloadFile', (asker) => asker === ''),
    probe: async (ask) => (await ask(privateFile, visitor)).status === 200,
  }),
  access({
    id: 'any member cancels the sign-up of another',
    operationId: 'cancelEventSign',
    write: true,
    request: unguarded('cancelEventSign'),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/event/sign/cancel?signId=es-1001'
      return (await ask(target, { method: 'PUT', ...stranger })).code === '200'
    },
  }),
  access({
    id: 'the page of a message is told to other members',
    operationId: 'transformMessage',
    request: unguarded('transformMessage'),
    probe: async (ask) => {
      const target = '/message/api/msg/transform?id=m-u-1001-3'
      return (await ask(target, { method: 'POST', ...stranger })).code === '200'
    },
  }),
  access({
    id: 'an enterprise whose binding is still audited gets a token',
    operationId: 'loginToEnterprisePortal',
    request: onRequest('loginToEnterprisePortal', (passing) =>
      changeBody(passing, (body) => {
        if (body['enId'] === 'en-1002') body['enId'] = 'en-1001'
      }),
    ),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: 'en-1002' } })).code === '200',
  }),
  access({
    id: 'who did not receive an evaluation replies to it',
    operationId: 'saveFacilitatorEvaluationReply',
    write: true,
    request: unguarded('saveFacilitatorEvaluationReply'),
    probe: async (ask) => {
      const body = { id: 'fe-1001-2', reply: '感谢您的认可，欢迎再次合作。' }
      const target = '/enterprise/api/member/facilitator/evaluate/reply'
      return (await ask(target, { method: 'PUT', body, ...stranger })).code === '200'
    },
  }),
  access({
    id: 'a token that was logged out still reads from the cache',
    operationId: 'getPolicyAttributes',
    write: true,
    reply: (returning, passing) => {
      if (passing.operationId !== 'getPolicyAttributes') return
      const key = askerOf(passing) + passing.url.search
      if (returning.status === 200) read.set(key, { ...returning })
      else Object.assign(returning, read.get(key) ?? {})
    },
    restart: () => read.clear(),
    probe: async (ask) => {
      await ask(attributes)
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask(attributes)).status === 200
    },
  }),
]
