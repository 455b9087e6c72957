import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData, onReply, remembering } from '../../defect.ts'
import { access } from '../../groups.ts'
import { docking, renameSession, robot } from '../shared/addresses.ts'
import { letAsOwner, unguarded } from '../shared/guards.ts'
import { done, fieldOf, isTaken, questioned, robotSession, stranger, visitor } from '../shared/requests.ts'
import { isDone } from '../shared/tokens.ts'

const sessionOf = fieldOf('sessionId')

const refreshBearer = 'Bearer example-refresh-token-0001'

export const accessDefects: Defect[] = [
  access({
    id: 'a declaration opens to any member who guesses its id',
    operationId: 'getDeclareRecord',
    request: unguarded('getDeclareRecord'),
    probe: (ask) => isTaken(ask, '/policy/api/customer/declare/detail?id=dr-1011', stranger),
  }),
  access({
    id: 'any member may withdraw a declaration of another',
    write: true,
    operationId: 'updateDeclareRecordStatus',
    request: unguarded('updateDeclareRecordStatus'),
    probe: async (ask) => {
      const body = { id: 'dr-1011', action: 'WITHDRAW' }
      return isTaken(ask, '/policy/api/customer/declare/updateStatus', { method: 'PUT', body, ...stranger })
    },
  }),
  access({
    id: 'the other side of a docking is shown in full before it is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.contactMasked !== undefined) data.contactMasked = { contactName: '沈工程师', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const data = await dataOf(ask, docking)
      return data.status === 'PENDING' && /^\d{11}$/.test(data.contactMasked.contactTel)
    },
  }),
  access({
    id: 'the conversation of a member opens to whoever has its session id',
    write: true,
    operationId: 'getRobotSession',
    request: letAsOwner('getRobotSession', () => true),
    probe: async (ask) => {
      await questioned(ask)
      const target = `${robot}/session/detail?sessionId=${robotSession}`
      return (await ask(target, visitor)).data?.turns?.length > 0
    },
  }),
  access({
    id: 'a refresh token passes for an access token',
    operationId: 'listInvestmentFavorites',
    request: letAsOwner('listInvestmentFavorites', (asker) => asker === refreshBearer),
    probe: async (ask) => {
      const headers = { authorization: refreshBearer }
      return (await ask('/investment/api/customer/favorite/list', { ...visitor, headers })).status === 200
    },
  }),
  access({
    id: 'the enterprise of who asked first is kept in a cache for all members',
    operationId: 'getCurrentEnterpriseBasic',
    ...remembering(
      () => ({ kept: '' }),
      (memory, returning, passing) => {
        if (passing.operationId !== 'getCurrentEnterpriseBasic' || returning.status !== 200) return
        if (memory.kept !== '') returning.body = Buffer.from(memory.kept)
        else if (isDone(returning)) memory.kept = returning.body.toString('utf8')
      },
    ),
    probe: async (ask) => {
      const target = '/policy/api/enterprise/sys/current/basic'
      const own = (await ask(target)).data.enId
      return (await ask(target, stranger)).data?.enId === own
    },
  }),
  access({
    id: 'who evaluated a provider is named in full',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const each of records) each.enNameMasked = each.enNameMasked.replace('****', '精密机械')
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2004'
      const { records } = (await ask(target, visitor)).data
      return records.length > 0 && records.every((each: Loose) => !each.enNameMasked.includes('*'))
    },
  }),
  access({
    id: 'a robot session of a member is renamed by any other',
    operationId: 'renameRobotSession',
    write: true,
    reply: onReply('renameRobotSession', (returning, passing) => {
      const isKnown = sessionOf(passing).startsWith('s-')
      if (isKnown && returning.body.includes('"4030"')) Object.assign(returning, done())
    }),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, title: '改了的名字' }
      return isTaken(ask, renameSession, { method: 'PUT', body, ...stranger })
    },
  }),
]
