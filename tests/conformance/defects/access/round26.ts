import { askerOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData, jsonReply, onReply, onRequest, remembering } from '../../defect.ts'
import { access } from '../../groups.ts'
import { done, draftSaved, questioned, robotSession, stranger, visitor } from '../shared/requests.ts'
import { memberBearer, strangerBearer } from '../shared/tokens.ts'
import { unguarded } from '../shared/guards.ts'

const footprints = '/message/api/history/list'

const counts = '/message/api/msg/count'

const expired = 'Bearer conformance-expired-token'

export const accessDefects: Defect[] = [
  access({
    id: 'any member who knows its number reads a docking of others',
    operationId: 'getDemandDocking',
    request: unguarded('getDemandDocking'),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/docking/detail?id=dk-1001', stranger)).code === '200',
  }),
  access({
    id: 'visitors see the whole telephone number that is masked',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.contactMasked?.contactTel)
        data.contactMasked.contactTel = data.contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { data } = await ask('/supanddem/api/ua/show/demand/detail?id=de-1016', visitor)
      return /^1\d{10}$/.test(data.contactMasked.contactTel)
    },
  }),
  access({
    id: 'the count of unread messages is cached for all members together',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => ({ asker: '', body: Buffer.alloc(0) }),
      (cache, returning, passing) => {
        if (passing.operationId !== 'countUnreadMessages' || returning.status !== 200) return
        if (cache.asker === '' || cache.asker === askerOf(passing)) {
          Object.assign(cache, { asker: askerOf(passing), body: returning.body })
        } else returning.body = cache.body
      },
    ),
    probe: async (ask) => {
      const { total } = await dataOf(ask, counts)
      return total > 0 && (await ask(counts, stranger)).data.total === total
    },
  }),
  access({
    id: 'who is not logged in has an empty list of footprints',
    operationId: 'listHistory',
    request: onRequest('listHistory', (passing) =>
      askerOf(passing) === '' ? done({ records: [], total: 0, size: 10, current: 1, pages: 0 }) : undefined,
    ),
    probe: async (ask) => (await ask(footprints, visitor)).status === 200,
  }),
  access({
    id: 'the private file of an application is sent to every member',
    operationId: 'downloadFile',
    request: unguarded('downloadFile'),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(first.pdfFile.url, stranger)).status === 200
    },
  }),
  access({
    id: 'a draft is deleted by a member of another company',
    operationId: 'deleteDemand',
    write: true,
    request: unguarded('deleteDemand'),
    probe: async (ask) => {
      const id = await draftSaved(ask, '只有本企业能删除的草稿')
      await ask(`/supanddem/api/customer/demand/delete?id=${id}`, { method: 'DELETE', ...stranger })
      const left: Loose[] = await recordsIn(ask, '/supanddem/api/customer/demand/myList?status=DRAFT&size=50')
      return left.every((each) => each.id !== id)
    },
  }),
  access({
    id: 'the talk of a member with the robot is read by who has its number',
    operationId: 'getRobotSession',
    write: true,
    request: onRequest('getRobotSession', (passing) => {
      if (['', strangerBearer].includes(askerOf(passing))) passing.headers['authorization'] = memberBearer
    }),
    probe: async (ask) => {
      await questioned(ask)
      return (await ask(`/consult/api/ua/smart/session/detail?sessionId=${robotSession}`, visitor)).code === '200'
    },
  }),
  access({
    id: 'an expired token still opens the favourite policies',
    operationId: 'listPolicyFavorites',
    reply: onReply('listPolicyFavorites', (returning, passing) => {
      if (askerOf(passing) !== expired) return
      const page = { records: [], total: 0, size: 10, current: 1, pages: 0 }
      Object.assign(returning, jsonReply({ returnCode: '200', data: page }))
    }),
    probe: async (ask) => {
      const headers = { authorization: expired }
      return (await ask('/policy/api/customer/policy/favorite/list', { headers, ...visitor })).status === 200
    },
  }),
]
