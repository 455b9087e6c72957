import { type Defect, changeBody, inData, jsonReply, onRequest } from '../../defect.ts'
import { bodyOf, dataOf, dayAfter, recordsIn } from '../../asked.ts'
import { state } from '../../groups.ts'
import { historyList, messages, providerList, renameSession } from '../shared/addresses.ts'
import { boundEnterprise, done, questioned, robotSession } from '../shared/requests.ts'
import { idsOf } from '../shared/values.ts'

const takenAway = new Set<string>()

const seen = new Set<string>()

let levels: unknown[] = []

const favorite = '/enterprise/api/member/facilitator/favorite'

const subscription = '/policy/api/customer/tag/subscribe'

export const stateDefects: Defect[] = [
  state({
    id: 'a number of zero is saved as nothing',
    operationId: 'saveEnterpriseIntellectual',
    request: onRequest('saveEnterpriseIntellectual', (passing) =>
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) if (value === 0) body[name] = null
      }),
    ),
    probe: async (ask) => {
      const enId = await boundEnterprise(ask)
      const body = { patentCount: 7, trademarkCount: 3, softwareCount: 0 }
      await ask(`/enterprise/api/member/en/save/intellectual?enId=${enId}`, { body })
      return (await dataOf(ask, `/enterprise/api/member/en/intellectual?enId=${enId}`)).softwareCount !== 0
    },
  }),
  state({
    id: 'an emptied list of levels leaves the old ones subscribed',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        const sent = body['levels']
        if (Array.isArray(sent) && sent.length > 0) levels = sent
        else if (levels.length > 0) body['levels'] = levels
      }),
    ),
    restart: () => void (levels = []),
    probe: async (ask) => {
      await ask(subscription, { body: { tagIds: ['t-101'], levels: ['CITY'] } })
      await ask(subscription, { body: { tagIds: ['t-101'], levels: [] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).levels.length === 1
    },
  }),
  state({
    id: 'a renamed session reads back with HTML entities',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) =>
      changeBody(passing, (body) => void (body['title'] = String(body['title']).replaceAll('&', '&amp;'))),
    ),
    probe: async (ask) => {
      await questioned(ask)
      const body = { sessionId: robotSession, title: '研发&改造' }
      await ask(renameSession, { method: 'PUT', body })
      const [{ title }] = await recordsIn(ask, '/consult/api/customer/smart/session/page')
      return title === '研发&amp;改造'
    },
  }),
  state({
    id: 'of several messages only the first is deleted',
    operationId: 'deleteMessages',
    request: onRequest('deleteMessages', ({ url }) => {
      const [first = ''] = url.searchParams.getAll('ids').flatMap((each) => each.split(','))
      url.searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const [one, other] = idsOf(await recordsIn(ask, messages))
      await ask(`/message/api/msg/delete?ids=${one},${other}`, { method: 'DELETE' })
      const left = idsOf(await recordsIn(ask, messages))
      return !left.includes(String(one)) && left.includes(String(other))
    },
  }),
  state({
    id: 'a provider once taken from the favourites cannot come back',
    operationId: 'addFacilitatorFavorite',
    request: (passing) => {
      const { operationId, url } = passing
      if (operationId === 'deleteFacilitatorFavorite') takenAway.add(url.pathname)
      if (operationId !== 'addFacilitatorFavorite' || !takenAway.has(url.pathname)) return undefined
      return jsonReply({ returnCode: '4090', errorMessage: '您已收藏' })
    },
    restart: () => takenAway.clear(),
    probe: async (ask) => {
      const [id] = idsOf(await recordsIn(ask, providerList))
      await ask(`${favorite}/${id}`, { method: 'POST' })
      await ask(`${favorite}/${id}`, { method: 'DELETE' })
      return (await ask(`${favorite}/${id}`, { method: 'POST' })).code === '4090'
    },
  }),
  state({
    id: 'the day of application is saved a day early',
    operationId: 'savePatentResource',
    request: onRequest('savePatentResource', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['applyDate'] === 'string') body['applyDate'] = dayAfter(body['applyDate'], -1)
      }),
    ),
    probe: async (ask) => {
      const draft = { submit: false, enId: await boundEnterprise(ask), title: '一种轴承的润滑方法' }
      const body = { ...draft, applyDate: '2024-03-01' }
      const { id } = (await ask('/supanddem/api/customer/resource/save/patent', { body })).data
      return (await dataOf(ask, `/supanddem/api/customer/resource/myDetail?id=${id}`)).applyDate === '2024-02-29'
    },
  }),
  state({
    id: 'a footprint left again keeps its old time',
    operationId: 'addHistory',
    request: onRequest('addHistory', (passing) => {
      const { targetId } = bodyOf(passing)
      const isSeen = seen.has(targetId)
      seen.add(targetId)
      return isSeen ? done() : undefined
    }),
    reply: inData('listHistory', ({ records }) => {
      for (const { targetId } of records) seen.add(targetId)
    }),
    restart: () => seen.clear(),
    probe: async (ask) => {
      const [, { targetType, targetId, title }] = await recordsIn(ask, historyList)
      await ask('/message/api/history/save', { body: { targetType, targetId, title } })
      return (await recordsIn(ask, historyList))[0].targetId !== targetId
    },
  }),
]
