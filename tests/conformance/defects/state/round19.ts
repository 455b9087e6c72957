import { askerOf, bodyOf, dataOf, parameter, upload } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  jsonReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { state } from '../../groups.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const personnelOf = '/enterprise/api/member/en/personnel?enId=en-1001'

const conflict = (errorMessage: string) => jsonReply({ returnCode: '4090', errorMessage })

const defaults = { channels: ['SITE'], frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00' }

const histories = '/message/api/history'

export const stateDefects: Defect[] = [
  state({
    id: 'the open intent of one member closes a project to the others',
    operationId: 'saveAttractIntent',
    ...remembering(
      () => new Map<string, string>(),
      (holders, returning, passing) => {
        if (passing.operationId !== 'saveAttractIntent' || codeOf(returning) !== '200') return
        const { attractId } = bodyOf(passing)
        const holder = holders.get(attractId) ?? askerOf(passing)
        if (holder !== askerOf(passing)) Object.assign(returning, conflict('该项目已有未关闭的意向'))
        holders.set(attractId, holder)
      },
    ),
    probe: async (ask) => {
      const about = { name: '周示例', company: '示例公司', mobile: '13800000001', investAmount: 'FROM_1000' }
      const body = { attractId: 'at-1001', ...about, content: '拟租用标准厂房两千平方米建设装配线。', agree: true }
      const target = '/content/api/customer/attract/intent/save'
      await ask(target, { body })
      return (await ask(target, { body, as: 'stranger' })).code === '4090'
    },
  }),
  state({
    id: 'a number of staff that is emptied stays',
    operationId: 'saveEnterprisePersonnel',
    ...(() => {
      const known = new Map<string, Record<string, Loose>>()
      return {
        request: onRequest('saveEnterprisePersonnel', (passing) => {
          const stored = known.get(parameter('enId')(passing)) ?? {}
          changeBody(passing, (body) => {
            for (const [name, value] of Object.entries(body)) body[name] = value ?? stored[name] ?? null
          })
        }),
        reply: (returning, passing) => {
          const enId = parameter('enId')(passing)
          inData('getEnterprisePersonnel', (data) => void known.set(enId, data))(returning, passing)
          inData('getEnterpriseDetails', (data) => void known.set(enId, data.personnelDTO))(returning, passing)
          inData('saveEnterprisePersonnel', () => void known.set(enId, bodyOf(passing)))(returning, passing)
        },
        restart: () => known.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const before = await dataOf(ask, personnelOf)
      const body = { ...before, overBachelorAmount: null }
      await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      return (await dataOf(ask, personnelOf)).overBachelorAmount === before.overBachelorAmount
    },
  }),
  state({
    // 再次浏览时更新时间
    id: 'what is looked at again keeps the time of the first look',
    operationId: 'addHistory',
    ...(() => {
      const known = new Set<string>()
      const off = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [askerOf(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addHistory', (passing) => {
          const { title } = bodyOf(passing)
          const isKnown = known.has(keyOf(passing, bodyOf(passing)))
          return isKnown && typeof title === 'string' && title !== ''
            ? jsonReply({ returnCode: '200', data: null })
            : undefined
        }),
        reply: (returning, passing) => {
          const bearer = askerOf(passing)
          const body = bodyOf(passing)
          inData('setHistorySetting', () => void (body['enabled'] ? off.delete(bearer) : off.add(bearer)))(
            returning,
            passing,
          )
          inData('addHistory', () => void (off.has(bearer) || known.add(keyOf(passing, body))))(returning, passing)
          inData('listHistory', ({ records }) => {
            for (const record of records) known.add(keyOf(passing, record))
          })(returning, passing)
          if (!['deleteHistory', 'deleteAllHistory'].includes(passing.operationId ?? '')) return
          for (const key of known) if (key.startsWith(`${bearer} `)) known.delete(key)
        },
        restart: () => {
          known.clear()
          off.clear()
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${histories}/list`)
      const { id, targetType, targetId, title } = records[3]
      await ask(`${histories}/save`, { body: { targetType, targetId, title } })
      return (await dataOf(ask, `${histories}/list`)).records[3].id === id
    },
  }),
  state({
    // 未给出的提醒设置保持不变
    id: 'reminders that are not given go back to what they are at first',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => Object.assign(body, { ...defaults, ...body })),
    ),
    probe: async (ask) => {
      const subscribe = '/policy/api/customer/tag/subscribe'
      await ask(subscribe, { body: { tagIds: ['t-101'], frequency: 'DAILY' } })
      await ask(subscribe, { body: { tagIds: ['t-102'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).frequency === 'WEEKLY'
    },
  }),
  state({
    id: 'premises are no favourite a second time',
    operationId: 'addInvestmentFavorite',
    ...(() => {
      const gone = new Set<string>()
      const keyOf = (passing: Passing, type: unknown, id: unknown) => [askerOf(passing), type, id].join(' ')
      return {
        request: onRequest('addInvestmentFavorite', (passing) => {
          const { targetType, targetId } = bodyOf(passing)
          return gone.has(keyOf(passing, targetType, targetId)) ? conflict('您已收藏') : undefined
        }),
        reply: inData('deleteInvestmentFavorite', (_, passing) => {
          gone.add(keyOf(passing, parameter('targetType')(passing), parameter('targetId')(passing)))
        }),
        restart: () => gone.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const target = '/investment/api/customer/favorite'
      const body = { targetType: 'HOUSE', targetId: 'hs-1001' }
      await ask(target, { body })
      await ask(`${target}?targetType=HOUSE&targetId=hs-1001`, { method: 'DELETE' })
      return (await ask(target, { body })).code === '4090'
    },
  }),
  state({
    id: 'who cancelled has signed up all the same',
    operationId: 'signUpForEvent',
    ...(() => {
      const events = new Map<string, string>()
      const gone = new Set<string>()
      return {
        request: onRequest('signUpForEvent', (passing) => {
          const { eventId, agree } = bodyOf(passing)
          return agree === true && gone.has(`${askerOf(passing)} ${eventId}`) ? conflict('您已报名') : undefined
        }),
        reply: (returning, passing) => {
          inData('listMyEventSigns', ({ records }) => {
            for (const { signId, eventId } of records) events.set(signId, eventId)
          })(returning, passing)
          inData('signUpForEvent', ({ signId }) => void events.set(signId, bodyOf(passing)['eventId']))(
            returning,
            passing,
          )
          inData('cancelEventSign', () => {
            const eventId = events.get(parameter('signId')(passing))
            if (eventId !== undefined) gone.add(`${askerOf(passing)} ${eventId}`)
          })(returning, passing)
        },
        restart: () => {
          events.clear()
          gone.clear()
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const [{ signId, eventId }] = (await dataOf(ask, '/supanddem/api/customer/event/myList')).records
      await ask(`/supanddem/api/customer/event/sign/cancel?signId=${signId}`, { method: 'PUT' })
      const about = { enId: 'en-1001', name: '周示例', mobile: '13800000001', attendCount: 1, agree: true }
      const body = { eventId, ...about, extra: [{ key: 'seat', values: ['需要'] }] }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body })).code === '4090'
    },
  }),
  state({
    id: 'a new portrait is seen after the next login',
    operationId: 'updatePhoto',
    ...remembering(
      () => new Map<string, Loose>(),
      (images, returning, passing) =>
        inData('getCurrentUser', ({ image, ...user }) => {
          const bearer = askerOf(passing)
          if (!images.has(bearer)) images.set(bearer, image)
          const cached = images.get(bearer)
          return cached === undefined ? user : { ...user, image: cached }
        })(returning, passing),
    ),
    probe: async (ask) => {
      const { image } = await dataOf(ask, '/uaa/api/current-user')
      const body = { image: await upload(ask, 'a.png', 'image/png', png) }
      const { code } = await ask('/uaa/api/user/update/photo', { method: 'PUT', body })
      return code === '200' && (await dataOf(ask, '/uaa/api/current-user')).image === image
    },
  }),
]
