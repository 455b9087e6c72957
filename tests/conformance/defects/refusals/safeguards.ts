import { bodyOf, dataOf } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'

export const refusalsDefects: Defect[] = [
  {
    id: 'a conversation is looked for before its id is looked at',
    group: 'refusals',
    operationId: 'claimRobotSession',
    write: true,
    request: onRequest('claimRobotSession', (passing) => {
      const { sessionId } = bodyOf(passing)
      const isKnown = passing.headers['authorization'] !== undefined
      return isKnown && typeof sessionId === 'string' && !/^[\w-]{8,64}$/.test(sessionId)
        ? jsonReply({ returnCode: '4040', errorMessage: '会话不存在' })
        : undefined
    }),
    probe: async (ask) => {
      const target = '/consult/api/customer/smart/session/claim'
      return (await ask(target, { method: 'PUT', body: { sessionId: 'x' } })).code === '4040'
    },
  },
  {
    id: 'a tag that is not subscribed to is in the wrong state',
    group: 'refusals',
    operationId: 'deleteTag',
    write: true,
    reply: onReply('deleteTag', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4040') setJson(returning, { ...envelope, returnCode: '4090' })
    }),
    probe: async (ask) => {
      const { tagId } = (await dataOf(ask, '/policy/api/customer/tag/list')).find((tag: Loose) => !tag.subscribed)
      return (await ask(`/policy/api/customer/tag/delete?tagId=${tagId}`, { method: 'DELETE' })).code === '4090'
    },
  },
  {
    id: 'no enterprise is an empty one',
    group: 'refusals',
    operationId: 'getCurrentEnterpriseBasic',
    reply: onReply('getCurrentEnterpriseBasic', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/policy/api/enterprise/sys/current/basic', { as: 'stranger' })
      return code === '200' && data === null
    },
  },
]
