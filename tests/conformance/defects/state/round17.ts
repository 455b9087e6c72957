import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { state } from '../../groups.ts'
import { robot } from '../shared/addresses.ts'
import { askedOnce } from '../shared/requests.ts'

const history = '/message/api/history'

const tags = '/policy/api/customer/tag'

const intellectual = '/enterprise/api/member/en'

async function sendIntent(ask: Ask, resourceId: string): Promise<unknown> {
  const person = { name: '沈小明', company: '示例机械有限公司', mobile: '13800000001', agree: true }
  const body = { ...person, content: '想看看厂房', resourceType: 'HOUSE', resourceId }
  return (await ask('/investment/api/customer/intent/save', { body })).code
}

export const stateDefects: Defect[] = [
  state({
    id: 'nought patents are not saved',
    operationId: 'saveEnterpriseIntellectual',
    request: onRequest('saveEnterpriseIntellectual', (passing) =>
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (value === 0) body[key] = null
      }),
    ),
    probe: async (ask) => {
      const body = { patentCount: 0, trademarkCount: 4, softwareCount: 6 }
      await ask(`${intellectual}/save/intellectual?enId=en-1001`, { body })
      return (await dataOf(ask, `${intellectual}/intellectual?enId=en-1001`)).patentCount === null
    },
  }),
  state({
    id: 'footprints are written down although the member said no',
    operationId: 'addHistory',
    ...(() => {
      const wishes = new Map<string, boolean>()
      const wished = new WeakMap<Passing, boolean>()
      return {
        request: onRequest('setHistorySetting', (passing) => {
          if (bodyOf(passing)['enabled'] !== false) return
          wished.set(passing, false)
          changeBody(passing, (body) => void (body['enabled'] = true))
        }),
        reply: (returning, passing) => {
          inData('setHistorySetting', (data) => {
            wishes.set(askerOf(passing), wished.get(passing) ?? true)
            return { ...data, enabled: wished.get(passing) ?? true }
          })(returning, passing)
          inData('getHistorySetting', (data) => ({
            ...data,
            enabled: wishes.get(askerOf(passing)) ?? data.enabled,
          }))(returning, passing)
        },
        restart: () => wishes.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      await ask(`${history}/setting`, { method: 'PUT', body: { enabled: false } })
      const body = { targetType: 'DEMAND', targetId: 'de-1101', title: '看过的需求' }
      await ask(`${history}/save`, { body })
      const { enabled } = await dataOf(ask, `${history}/setting`)
      return !enabled && (await dataOf(ask, `${history}/list`)).records[0].targetId === 'de-1101'
    },
  }),
  state({
    id: 'favourites are counted before the row is written',
    operationId: 'favoriteDemand',
    reply: inData('favoriteDemand', (data) => {
      data.favoriteCount = Math.max(0, data.favoriteCount + (data.favorited ? -1 : 1))
    }),
    probe: async (ask) => {
      const body = { id: 'de-1101', favorited: true }
      const { favoriteCount } = (await ask('/supanddem/api/customer/demand/favorite', { body })).data
      const { favoriteCount: shown } = await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1101')
      return favoriteCount === shown - 1
    },
  }),
  state({
    id: 'what left the favourites never comes back',
    operationId: 'addContentFavorite',
    // The row that is marked as deleted still holds the unique key.
    ...(() => {
      const left = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [askerOf(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addContentFavorite', (passing) =>
          left.has(keyOf(passing, bodyOf(passing)))
            ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏该内容' })
            : undefined,
        ),
        reply: onReply('deleteContentFavorite', (returning, passing) => {
          if (codeOf(returning) === '200') left.add(keyOf(passing, Object.fromEntries(passing.url.searchParams)))
        }),
        restart: () => left.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1022' }
      const favorite = '/content/api/customer/favorite'
      await ask(favorite, { body })
      await ask(`${favorite}?${new URLSearchParams(body)}`, { method: 'DELETE' })
      return (await ask(favorite, { body })).code === '4090'
    },
  }),
  state({
    id: 'one open intent shuts out those for other places',
    operationId: 'saveInvestmentIntent',
    ...remembering(
      () => new Map<string, string>(),
      (open, returning, passing) => {
        if (passing.operationId !== 'saveInvestmentIntent' || codeOf(returning) !== '200') return
        const { resourceId } = bodyOf(passing)
        const first = open.get(askerOf(passing)) ?? resourceId
        open.set(askerOf(passing), first)
        if (first === resourceId) return
        setJson(returning, { returnCode: '4090', errorMessage: '您已提交过意向，请勿重复提交' })
      },
    ),
    probe: async (ask) => {
      const first = await sendIntent(ask, 'hs-1001')
      return first === '200' && (await sendIntent(ask, 'hs-1002')) === '4090'
    },
  }),
  state({
    id: 'the first opinion of an answer stays',
    operationId: 'saveAnswerFeedback',
    ...(() => {
      const opinions = new Map<string, boolean>()
      return {
        request: onRequest('saveAnswerFeedback', (passing) => {
          const first = opinions.get(bodyOf(passing)['answerId'])
          if (first === undefined || typeof bodyOf(passing)['useful'] !== 'boolean') return
          changeBody(passing, (body) => {
            if (first !== body['useful']) for (const key of ['reasons', 'reason']) delete body[key]
            body['useful'] = first
          })
        }),
        reply: onReply('saveAnswerFeedback', (returning, passing) => {
          const { answerId, useful } = bodyOf(passing)
          if (codeOf(returning) === '200') opinions.set(answerId, useful)
        }),
        restart: () => opinions.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { answerId } = (await ask(`${robot}/answer`, { body: askedOnce })).data
      for (const useful of [true, false]) await ask(`${robot}/answer/feedback`, { body: { answerId, useful } })
      return (await dataOf(ask, `${robot}/session/detail?sessionId=${askedOnce.sessionId}`)).turns[0].useful === true
    },
  }),
  state({
    id: 'reminders go back to their defaults with each saving',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        const defaults = { frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00' }
        const several = { channels: ['SITE'], deadlineRemind: [30, 7, 3, 1] }
        for (const [key, value] of Object.entries({ ...defaults, ...several })) body[key] ??= value
      }),
    ),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: [], frequency: 'DAILY' } })
      await ask(`${tags}/subscribe`, { body: { tagIds: [] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).frequency === 'WEEKLY'
    },
  }),
]
