import { askerOf, bodyOf, dataOf, shownRecords } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  onRequest,
  setJson,
} from '../../defect.ts'
import { state } from '../../groups.ts'
import { type Hooks, isDone } from '../shared/tokens.ts'

const personnel = '/enterprise/api/member/en'

/** Only columns with a value are updated. */
function emptiedIsKept(): Hooks {
  const saved = new Map<string, Record<string, Loose>>()
  const keyOf = (passing: Passing): string => `${askerOf(passing)} ${passing.url.searchParams.get('enId')}`
  return {
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(saved.get(keyOf(passing)) ?? {})) {
          if (body[field] === null) body[field] = value
        }
      })
    }),
    reply: (returning, passing) => {
      inData('getEnterprisePersonnel', (data, asking) => {
        saved.set(keyOf(asking), data)
      })(returning, passing)
      if (passing.operationId === 'saveEnterprisePersonnel' && isDone(returning)) {
        saved.set(keyOf(passing), bodyOf(passing))
      }
    },
    restart: () => saved.clear(),
  }
}

const portrait = '/uaa/api/download/file?filePath=f-logo-2001&fileName=f-logo-2001.png'

const investments = '/investment/api/customer/favorite'

const sessionId = 'conformance-keepers-0001'

/** The counter of what is unread goes down with reading, and is forgotten where messages are deleted. */
function deletedIsUnread(): Hooks {
  const unread = new Map<string, string>()
  const ghosts = new Map<string, string[]>()
  return {
    reply: (returning, passing) => {
      const { operationId, url } = passing
      const caller = askerOf(passing)
      inData('listMessages', ({ records }) => {
        for (const { id, read, type } of records) {
          if (read) unread.delete(id)
          else unread.set(id, type)
        }
      })(returning, passing)
      inData('countUnreadMessages', (data) => {
        for (const type of ghosts.get(caller) ?? []) {
          data.total += 1
          data.byType[type] += 1
        }
      })(returning, passing)
      if (operationId === 'readMessage' && isDone(returning)) {
        const id = url.searchParams.get('id') ?? ''
        if (id !== 'all') unread.delete(id)
        else {
          unread.clear()
          ghosts.delete(caller)
        }
      }
      if (operationId !== 'deleteMessages' || !isDone(returning)) return
      for (const id of (url.searchParams.get('ids') ?? '').split(',')) {
        const type = unread.get(id)
        if (type !== undefined) ghosts.set(caller, [...(ghosts.get(caller) ?? []), type])
        unread.delete(id)
      }
    },
    restart: () => {
      unread.clear()
      ghosts.clear()
    },
  }
}

/** The condition on the id was forgotten: all favourites of the type go. */
function typeIsDeleted(): Hooks {
  let kept: { caller: string; type: string; id: string }[] = []
  let gone: { caller: string; type: string; id: string }[] = []
  return {
    reply: (returning, passing) => {
      const { operationId, url } = passing
      const caller = askerOf(passing)
      const isOf = (type: unknown, id: unknown) => (one: Loose) =>
        one.caller === caller && one.type === type && one.id === id
      if (operationId === 'addInvestmentFavorite') {
        const { targetType, targetId } = bodyOf(passing)
        const isGone = gone.some(isOf(targetType, targetId))
        if (codeOf(returning) === '4090' && isGone) setJson(returning, { returnCode: '200', data: null })
        if (!isDone(returning)) return
        gone = gone.filter((one) => !isOf(targetType, targetId)(one))
        kept.push({ caller, type: targetType, id: targetId })
      }
      if (operationId === 'deleteInvestmentFavorite' && isDone(returning)) {
        const type = url.searchParams.get('targetType')
        const isIt = isOf(type, url.searchParams.get('targetId'))
        if (gone.some(isIt)) setJson(returning, { returnCode: '4040', errorMessage: '不在收藏中' })
        gone = gone.filter((one) => !isIt(one))
        kept = kept.filter((one) => !isIt(one))
        gone.push(...kept.filter((one) => one.caller === caller && one.type === type))
        kept = kept.filter((one) => one.caller !== caller || one.type !== type)
      }
      inData('listInvestmentFavorites', (data) => {
        const records = data.records.filter(({ targetType, targetId }: Loose) => !gone.some(isOf(targetType, targetId)))
        const total = Math.max(0, data.total - (data.records.length - records.length))
        return { ...data, records, total, pages: Math.ceil(total / data.size) }
      })(returning, passing)
    },
    restart: () => {
      kept = []
      gone = []
    },
  }
}

/** Who is logged in is cached together with the picture of that time. */
function cachedPicture(): Hooks {
  const seen = new Map<string, string | undefined>()
  const stale = new Map<string, string | undefined>()
  return {
    reply: (returning, passing) => {
      const caller = askerOf(passing)
      inData('getCurrentUser', ({ image, ...user }) => {
        if (!stale.has(caller)) {
          seen.set(caller, image)
          return undefined
        }
        const old = stale.get(caller)
        return old === undefined ? user : { ...user, image: old }
      })(returning, passing)
      if (passing.operationId !== 'updatePhoto' || !isDone(returning)) return
      if (seen.has(caller) && !stale.has(caller)) stale.set(caller, seen.get(caller))
    },
    restart: () => {
      seen.clear()
      stale.clear()
    },
  }
}

async function startTalk(ask: Ask): Promise<void> {
  await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '研发费用加计扣除怎么算' } })
}

export const stateDefects: Defect[] = [
  state({
    id: 'a number of people that is emptied stays',
    operationId: 'saveEnterprisePersonnel',
    ...emptiedIsKept(),
    probe: async (ask) => {
      const saved = await dataOf(ask, `${personnel}/personnel?enId=en-1001`)
      const body = { ...saved, overBachelorAmount: null }
      await ask(`${personnel}/save/personnel?enId=en-1001`, { body })
      return (await dataOf(ask, `${personnel}/personnel?enId=en-1001`)).overBachelorAmount !== null
    },
  }),
  state({
    id: 'reminders that are not given are set to their defaults again',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        const defaults = { frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00', deadlineRemind: [30, 7, 3, 1] }
        for (const [field, value] of Object.entries(defaults)) if (body[field] === undefined) body[field] = value
      })
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/tag/subscribe'
      await ask(target, { body: { tagIds: ['t-101'], frequency: 'DAILY' } })
      await ask(target, { body: { tagIds: ['t-101', 't-102'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).frequency !== 'DAILY'
    },
  }),
  state({
    id: 'characters of four bytes are question marks',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(body)) {
          if (typeof value === 'string') body[field] = value.replace(/[\u{10000}-\u{10FFFF}]/gu, '?')
        }
      })
    }),
    probe: async (ask) => {
      const title = '𬭚合金涂层工艺'
      const body = { submit: false, enId: 'en-1001', title, demandType: 'TECH' }
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body })).data
      return (await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)).title !== title
    },
  }),
  state({
    id: 'the name of a talk ends after twenty characters',
    operationId: 'renameRobotSession',
    request: onRequest('renameRobotSession', (passing) => {
      changeBody(passing, (body) => {
        const { title } = body
        if (typeof title === 'string' && title.trim().length <= 50) body['title'] = title.trim().slice(0, 20)
      })
    }),
    probe: async (ask) => {
      const title = '关于研发费用加计扣除与高新技术企业认定的咨询记录'
      await startTalk(ask)
      await ask('/consult/api/customer/smart/session/rename', { method: 'PUT', body: { sessionId, title } })
      return (await dataOf(ask, '/consult/api/customer/smart/session/page')).records[0].title !== title
    },
  }),
  state({
    id: 'an unread message is counted when it is deleted already',
    operationId: 'deleteMessages',
    ...deletedIsUnread(),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list?read=false')).records
      const before = await dataOf(ask, '/message/api/msg/count')
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE' })
      return (await dataOf(ask, '/message/api/msg/count')).total === before.total
    },
  }),
  state({
    id: 'with one favourite all of its kind are gone',
    operationId: 'deleteInvestmentFavorite',
    ...typeIsDeleted(),
    probe: async (ask) => {
      const houses = (await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE')).slice(0, 3)
      for (const { id } of houses) await ask(investments, { body: { targetType: 'HOUSE', targetId: id } })
      await ask(`${investments}?targetType=HOUSE&targetId=${houses[0].id}`, { method: 'DELETE' })
      return (await dataOf(ask, `${investments}/list`)).total === 0
    },
  }),
  state({
    id: 'a new portrait is seen after the next login only',
    operationId: 'updatePhoto',
    ...cachedPicture(),
    probe: async (ask) => {
      await ask('/uaa/api/current-user')
      await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image: portrait } })
      return (await dataOf(ask, '/uaa/api/current-user')).image !== portrait
    },
  }),
]
