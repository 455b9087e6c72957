import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, jsonReply, onRequest, remembering } from '../defect.ts'
import { type Ask, type Defect, type Loose, type Passing } from '../defect.ts'
import { access } from '../groups.ts'

const bearerOf = ({ headers }: Passing): string => headers['authorization'] ?? ''
const isMembersOwn = ({ url }: Passing): boolean =>
  !url.pathname.includes('/ua/') &&
  /^\/(enterprise|message|policy|supanddem|content|investment|uaa)\/.*\/(customer|member|msg|history|current-user)\b/.test(
    url.pathname,
  )

/** The query lacks the member: who knows the key gets what its owner gets. */
function withoutOwner(
  operationId: string,
  {
    key,
    shown,
    visitors = false,
  }: {
    key: (passing: Passing) => string
    /** The keys of what a reply showed to its member. */
    shown: (passing: Passing, data: Loose) => readonly string[]
    visitors?: boolean
  },
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, Set<string>>()
  const members = new Set<string>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const bearer = bearerOf(passing)
      const own = owners.get(key(passing)) ?? new Set()
      const mayAsk = bearer === '' ? visitors : members.has(bearer)
      const owner = [...own].at(-1)
      if (owner !== undefined && mayAsk && !own.has(bearer)) passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const bearer = bearerOf(passing)
      if (bearer === '') return
      if (returning.status === 401 || passing.operationId === 'logout') {
        members.delete(bearer)
        for (const own of owners.values()) own.delete(bearer)
      } else if (isMembersOwn(passing) && envelopeOf(returning) !== undefined) members.add(bearer)
      if (codeOf(returning) === '200') {
        for (const each of shown(passing, envelopeOf(returning)?.['data']))
          owners.set(each, (owners.get(each) ?? new Set()).add(bearer))
      }
    },
    restart: () => {
      owners.clear()
      members.clear()
    },
  }
}

const parameter = (name: string) => (passing: Passing) => passing.url.searchParams.get(name) ?? ''
const unmasked = (text: string): string => text.replace('****', '0000').replace('**', '示例')

async function upload(ask: Ask, name: string, type: string, content: Buffer): Promise<string> {
  const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const { data } = await ask('/uaa/api/upload/file', { method: 'POST', rawBody: body as unknown as string, headers })
  return data.url
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
const personnelOf = '/enterprise/api/member/en/personnel?enId=en-1001'
const robotSession = 's-steeple00000001'

const accessDefects: Defect[] = [
  access({
    id: 'any member opens the progress of any declaration',
    ...withoutOwner('getDeclareRecord', {
      key: parameter('id'),
      shown: ({ operationId }, data) =>
        operationId === 'listDeclareRecords' ? data.records.map(({ id }: Loose) => id) : [],
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/policy/api/customer/declare/list')).records
      await ask('/policy/api/customer/declare/list', { as: 'stranger' })
      return (await ask(`/policy/api/customer/declare/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    // enId 须是当前会员绑定的企业，否则返回 4030
    id: 'the staff figures of an enterprise are read by members of others',
    ...withoutOwner('getEnterprisePersonnel', {
      key: parameter('enId'),
      shown: ({ operationId }, data) =>
        operationId === 'listMyEnterprises' ? data.map(({ enId }: Loose) => enId) : [],
    }),
    probe: async (ask) => {
      await ask('/enterprise/api/member/en/list')
      await ask('/enterprise/api/member/en/list', { as: 'stranger' })
      return (await ask(personnelOf, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the conversation of a member opens for who has its identifier',
    write: true,
    ...withoutOwner('getRobotSession', {
      key: parameter('sessionId'),
      shown: (passing) =>
        ['answerRobotQuestion', 'claimRobotSession'].includes(passing.operationId ?? '')
          ? [bodyOf(passing)['sessionId']]
          : [],
      visitors: true,
    }),
    probe: async (ask) => {
      const body = { question: '研发费用加计扣除', sessionId: robotSession }
      await ask('/consult/api/ua/smart/answer', { body })
      const target = `/consult/api/ua/smart/session/detail?sessionId=${robotSession}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'a file that was just uploaded is given to every member',
    write: true,
    ...withoutOwner('downloadFile', {
      key: parameter('filePath'),
      shown: ({ operationId }, data) =>
        operationId === 'uploadFile' ? [new URL(data.url, 'http://localhost').searchParams.get('filePath') ?? ''] : [],
    }),
    probe: async (ask) => {
      const url = await upload(ask, 'a.pdf', 'application/pdf', pdf)
      await ask('/enterprise/api/member/en/list', { as: 'stranger' })
      return (await ask(url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'who is logged in sees a provider’s number in full',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact }, passing) => {
      if (bearerOf(passing) === '') return
      contact.contacts = unmasked(contact.contacts)
      contact.tel = unmasked(contact.tel)
    }),
    probe: async (ask) => {
      const { contact } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      const seen = (await ask('/enterprise/api/ua/facilitator/fa-2001', { as: 'visitor' })).data.contact
      return contact.tel !== seen.tel && !contact.tel.includes('*')
    },
  }),
  access({
    id: 'one cached number of unread messages for everybody',
    operationId: 'countUnreadMessages',
    ...remembering(
      () => new Map<string, Loose>(),
      (cache, returning, passing) => {
        if (['readMessage', 'deleteMessages'].includes(passing.operationId ?? '')) cache.clear()
        inData('countUnreadMessages', (data) => {
          if (!cache.has('count')) cache.set('count', data)
          return cache.get('count')
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/msg/count')
      return total > 0 && (await ask('/message/api/msg/count', { as: 'stranger' })).data.total === total
    },
  }),
  access({
    id: 'without a login one has no favourite premises instead of none to see',
    operationId: 'listInvestmentFavorites',
    reply: (returning, passing) => {
      if (passing.operationId !== 'listInvestmentFavorites' || bearerOf(passing) !== '') return
      if (returning.status !== 401 || passing.method === 'HEAD') return
      const size = Number(passing.url.searchParams.get('size') ?? 10)
      const current = Number(passing.url.searchParams.get('current') ?? 1)
      const data = { records: [], total: 0, size, current, pages: 0 }
      Object.assign(returning, jsonReply({ returnCode: '200', data }))
    },
    probe: async (ask) => (await ask('/investment/api/customer/favorite/list', { as: 'visitor' })).code === '200',
  }),
  access({
    // 对方联系方式在接受之后才给出明文
    id: 'who is asked has the number before saying yes',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      const { contactName, contactTel } = data.contactMasked
      data.contact ??= { contactName: unmasked(contactName), contactTel: unmasked(contactTel) }
    }),
    probe: async (ask) => {
      const list = '/supanddem/api/customer/demand/docking/list?status=PENDING'
      const [{ id }] = (await dataOf(ask, list)).records
      return (await dataOf(ask, `/supanddem/api/customer/demand/docking/detail?id=${id}`)).contact !== undefined
    },
  }),
]

const state = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'state', write: true })
const conflict = (errorMessage: string) => jsonReply({ returnCode: '4090', errorMessage })
const defaults = { channels: ['SITE'], frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00' }
const histories = '/message/api/history'

/** What was written is not what is there afterwards. */
const stateDefects: Defect[] = [
  state({
    id: 'the open intent of one member closes a project to the others',
    operationId: 'saveAttractIntent',
    ...remembering(
      () => new Map<string, string>(),
      (holders, returning, passing) => {
        if (passing.operationId !== 'saveAttractIntent' || codeOf(returning) !== '200') return
        const { attractId } = bodyOf(passing)
        const holder = holders.get(attractId) ?? bearerOf(passing)
        if (holder !== bearerOf(passing)) Object.assign(returning, conflict('该项目已有未关闭的意向'))
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
        [bearerOf(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addHistory', (passing) => {
          const { title } = bodyOf(passing)
          const isKnown = known.has(keyOf(passing, bodyOf(passing)))
          return isKnown && typeof title === 'string' && title !== ''
            ? jsonReply({ returnCode: '200', data: null })
            : undefined
        }),
        reply: (returning, passing) => {
          const bearer = bearerOf(passing)
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
      const keyOf = (passing: Passing, type: unknown, id: unknown) => [bearerOf(passing), type, id].join(' ')
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
          return agree === true && gone.has(`${bearerOf(passing)} ${eventId}`) ? conflict('您已报名') : undefined
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
            if (eventId !== undefined) gone.add(`${bearerOf(passing)} ${eventId}`)
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
          const bearer = bearerOf(passing)
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

export const steepleDefects: Defect[] = [...accessDefects, ...stateDefects]
