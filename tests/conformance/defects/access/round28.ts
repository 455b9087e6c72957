import { askerOf, dataOf, parameter } from '../../asked.ts'
import { calculated } from '../shared/requests.ts'
import { memberBearer, memberToken, strangerBearer } from '../shared/tokens.ts'
import { type Defect, inData, jsonReply, onReply, onRequest } from '../../defect.ts'
import { access } from '../../groups.ts'
import { asOwner } from '../shared/guards.ts'

const expired = 'Bearer conformance-expired-token'

const accessToken = parameter('access_token')

const subscription = '/policy/api/customer/tag/mySubscribe'

const favorites = '/content/api/customer/favorite/list'

export const accessDefects: Defect[] = [
  access({
    id: 'whoever is logged in reads the result of any calculation',
    operationId: 'getToolResult',
    write: true,
    request: onRequest('getToolResult', asOwner),
    probe: async (ask) => {
      const id = await calculated(ask)
      const target = `/consult/api/customer/tool/history/detail?id=${id}`
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'a draft of a resource is deleted by a member of no enterprise',
    operationId: 'deleteResource',
    write: true,
    request: onRequest('deleteResource', asOwner),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/resource/delete?id=re-1009'
      return (await ask(target, { method: 'DELETE', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the badge is counted for a token that has expired',
    operationId: 'countUnreadMessages',
    request: onRequest('countUnreadMessages', (passing) => {
      if (askerOf(passing) === expired) passing.headers['authorization'] = strangerBearer
    }),
    probe: async (ask) => (await ask('/message/api/msg/count', { headers: { authorization: expired } })).code === '200',
  }),
  access({
    id: 'a token is good without the word Bearer before it',
    operationId: 'listMySubscribedTags',
    request: onRequest('listMySubscribedTags', (passing) => {
      const asker = askerOf(passing)
      if (/^[\w-]+$/.test(asker)) passing.headers['authorization'] = `Bearer ${asker}`
    }),
    probe: async (ask) => (await ask(subscription, { headers: { authorization: memberToken } })).code === '200',
  }),
  access({
    id: 'a token is also taken from the address',
    operationId: 'getCurrentUser',
    request: onRequest('getCurrentUser', (passing) => {
      const token = accessToken(passing)
      if (token !== '' && askerOf(passing) === '') passing.headers['authorization'] = `Bearer ${token}`
    }),
    probe: async (ask) => {
      const target = `/uaa/api/current-user?access_token=${memberToken}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'visitors have a list of favorites that is empty',
    operationId: 'listContentFavorites',
    reply: onReply('listContentFavorites', (returning) => {
      if (returning.status !== 401) return
      const data = { records: [], total: 0, size: 10, current: 1, pages: 0 }
      Object.assign(returning, jsonReply({ returnCode: '200', data }))
    }),
    probe: async (ask) => (await ask(favorites, { as: 'visitor' })).data?.total === 0,
  }),
  access({
    id: 'the telephone of who offers a docking is plain before it is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ status, contactMasked }) => {
      if (status !== 'PENDING' || contactMasked === undefined) return
      contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
      contactMasked.contactName = contactMasked.contactName.replace('**', '示例')
    }),
    probe: async (ask) => {
      const detail = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return detail.status === 'PENDING' && /^\d{11}$/.test(detail.contactMasked.contactTel)
    },
  }),
  access({
    id: 'who hides the name of the enterprise is told by its number',
    operationId: 'getDemand',
    reply: inData('getDemand', (data, passing) => {
      if (data.hideEnName === true && askerOf(passing) !== memberBearer) data.enId ??= 'en-1003'
    }),
    probe: async (ask) => {
      const target = '/supanddem/api/ua/show/demand/detail?id=de-1019'
      const { data } = await ask(target, { as: 'visitor' })
      return data.hideEnName === true && data.enId !== undefined
    },
  }),
]
