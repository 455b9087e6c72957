import { bodyOf, dataOf, shownRecords } from '../asked.ts'
import { changeBody, envelopeOf, inData, jsonReply, onReply, onRequest, remembering } from '../defect.ts'
import type { Defect, Loose, Passing } from '../defect.ts'
import { access } from '../groups.ts'

export const state = (defect: Omit<Defect, 'group' | 'write'>): Defect => ({ ...defect, group: 'state', write: true })

export const members = 'Bearer contract-test-token'
export const strangers = 'Bearer conformance-second-member-token'
export const isDone = (returnCode: unknown) => String(returnCode).startsWith('200')

/** The record is looked up by its id alone, whoever asks for it. */
function ownerForgotten(operationId: string): NonNullable<Defect['request']> {
  return onRequest(operationId, ({ headers }) => {
    if (headers['authorization'] === strangers) headers['authorization'] = members
  })
}

/** Tokens that were good once; any other is no token at all. */
export function issuing(
  made: (issued: ReadonlySet<string>) => Pick<Defect, 'request' | 'reply'>,
): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const issued = new Set<string>()
  const begin = () => {
    issued.clear()
    for (const header of [members, strangers]) issued.add(header.replace('Bearer ', ''))
  }
  begin()
  const { request, reply } = made(issued)
  return {
    ...(request === undefined ? {} : { request }),
    reply: (returning, passing) => {
      const envelope: Loose = envelopeOf(returning)
      if (typeof envelope?.data?.access_token === 'string') issued.add(envelope.data.access_token)
      reply?.(returning, passing)
    },
    restart: begin,
  }
}

/** A null is taken for a field that was not sent, and what was there stays. */
function nullsIgnored(read: string, save: string): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const kept = new Map<string, Record<string, Loose>>()
  const keyOf = ({ url }: Passing) => url.searchParams.get('enId') ?? ''
  return {
    request: onRequest(save, (passing) => {
      const former = kept.get(keyOf(passing))
      if (former === undefined) return
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(body)) if (value === null) body[field] = former[field] ?? null
      })
    }),
    reply: (returning, passing) => {
      if (!isDone(envelopeOf(returning)?.['returnCode'])) return
      if (passing.operationId === read) kept.set(keyOf(passing), (envelopeOf(returning) as Loose).data)
      if (passing.operationId === save) kept.set(keyOf(passing), bodyOf(passing))
    },
    restart: () => kept.clear(),
  }
}

/** The sign-up is cancelled, and its places are not given back. */
function placesKept(): Pick<Defect, 'reply' | 'restart'> {
  interface Sign {
    eventId: string
    attendCount: number
  }
  return remembering(
    () => ({ signs: new Map<string, Sign>(), kept: new Map<string, number>() }),
    ({ signs, kept }, returning, passing) => {
      const add = (event: Loose) => {
        const signed = event.signedCount + (kept.get(event.id) ?? 0)
        event.signedCount = event.quota > 0 ? Math.min(event.quota, signed) : signed
      }
      inData('listMyEventSigns', ({ records }) => {
        for (const { signId, status, ...sign } of records) if (status !== 'WAITLIST') signs.set(signId, sign)
      })(returning, passing)
      inData('signUpForEvent', ({ signId, status }) => {
        if (status !== 'WAITLIST') signs.set(signId, bodyOf(passing) as unknown as Sign)
      })(returning, passing)
      inData('cancelEventSign', ({ signId }) => {
        const sign = signs.get(signId)
        if (sign !== undefined) kept.set(sign.eventId, (kept.get(sign.eventId) ?? 0) + sign.attendCount)
      })(returning, passing)
      inData('getEventDetail', add)(returning, passing)
      inData('pageEvents', ({ records }) => {
        for (const event of records) add(event)
      })(returning, passing)
    },
  )
}

/** Doorkeepers who look the other way, and clerks who write down something else. */
export const wardenDefects: Defect[] = [
  access({
    id: 'a card with the whole telephone number is for everybody',
    operationId: 'getFacilitatorCard',
    request: onRequest('getFacilitatorCard', ({ headers }) => {
      headers['authorization'] ??= members
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/card/en-1001', { as: 'visitor' })).code === '200',
  }),
  access({
    id: 'whoever knows the id of a declaration sees it',
    operationId: 'getDeclareRecord',
    request: ownerForgotten('getDeclareRecord'),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1001', { as: 'stranger' })).code === '200',
  }),
  access({
    id: 'messages of others can be deleted',
    operationId: 'deleteMessages',
    write: true,
    request: ownerForgotten('deleteMessages'),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/message/api/msg/list')
      await ask(`/message/api/msg/delete?ids=${records[0].id}`, { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/msg/list')).total < total
    },
  }),
  access({
    id: 'the telephone number is shown before the request is accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      const { contactName, contactTel } = data.contactMasked
      if (data.status !== 'PENDING' || data.contact !== undefined) return
      data.contact = {
        contactName: contactName.replace('**', '示例'),
        contactTel: contactTel.replace('****', '0000'),
      }
    }),
    probe: async (ask) => {
      const docking = await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2002')
      return docking.contact?.contactTel === '13800000003'
    },
  }),
  access({
    id: 'what an anonymous evaluation is about tells who wrote it',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const evaluation of records) evaluation.dockingTitle ??= '仪器校准预约'
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return records.some(({ enNameMasked, dockingTitle }) => enNameMasked === '匿名企业' && dockingTitle !== undefined)
    },
  }),
  access({
    id: 'a private file is there for every member',
    operationId: 'downloadFile',
    request: ownerForgotten('downloadFile'),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return (await ask(records[0].wordFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'who comes with an expired token is a visitor',
    operationId: 'listRecommendedPolicies',
    ...issuing((issued) => ({
      request: onRequest('listRecommendedPolicies', ({ headers }) => {
        if (!issued.has((headers['authorization'] ?? '').replace(/^Bearer /i, ''))) delete headers['authorization']
      }),
    })),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/recommendList', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'an enterprise that is still being audited lets its member into the other portal',
    operationId: 'loginToEnterprisePortal',
    ...(() => {
      const bound = new Map<string, string[]>()
      return {
        reply: (returning, passing) => {
          const asking = passing.headers['authorization'] ?? ''
          inData('listMyEnterprises', (data: Loose[]) => {
            const pending = data.filter(({ bindAudit }) => bindAudit === 'PENDING')
            bound.set(
              asking,
              pending.map(({ enId }) => enId),
            )
          })(returning, passing)
          onReply('loginToEnterprisePortal', () => {
            const own = bound.get(asking) ?? (asking === members ? ['en-1002'] : [])
            if (envelopeOf(returning)?.['returnCode'] !== '4030' || !own.includes(bodyOf(passing)['enId'])) return
            const token = `portal${Date.now()}`
            const url = `https://enterprise.example.gov.cn/sso#token=${token}`
            returning.body = jsonReply({ returnCode: '200', data: { token, url } }).body
          })(returning, passing)
        },
        restart: () => bound.clear(),
      } satisfies Pick<Defect, 'reply' | 'restart'>
    })(),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: 'en-1002' } })).code === '200',
  }),

  state({
    id: 'nobody is stored as not known',
    operationId: 'saveEnterprisePersonnel',
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(body)) if (value === 0) body[field] = null
      }),
    ),
    probe: async (ask) => {
      const target = '?enId=en-1001'
      const body = { ...(await dataOf(ask, `/enterprise/api/member/en/personnel${target}`)), overDoctorAmount: 0 }
      await ask(`/enterprise/api/member/en/save/personnel${target}`, { body })
      return (await dataOf(ask, `/enterprise/api/member/en/personnel${target}`)).overDoctorAmount === null
    },
  }),
  state({
    id: 'what was filled in once cannot be emptied',
    operationId: 'saveEnterpriseProject',
    ...nullsIgnored('getEnterpriseProject', 'saveEnterpriseProject'),
    probe: async (ask) => {
      const save = '/enterprise/api/member/en/save/project?enId=en-1001'
      const body = { projectTotalInvestAmount: 120, projectOpreateDate: '2025-03-01', projectState: null }
      await ask(save, { body })
      await ask(save, { body: { ...body, projectOpreateDate: null } })
      const { projectOpreateDate } = await dataOf(ask, '/enterprise/api/member/en/project?enId=en-1001')
      return projectOpreateDate !== null
    },
  }),
  state({
    id: 'of several technical fields the first is kept',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => {
        if (Array.isArray(body['fieldArea'])) body['fieldArea'] = body['fieldArea'].slice(0, 1)
      }),
    ),
    probe: async (ask) => {
      const fieldArea = ['电子信息', '先进制造与自动化']
      const form = { submit: false, enId: 'en-1001', title: '齿轮在线检测需求', demandType: 'TECH', fieldArea }
      const { id } = (await ask('/supanddem/api/customer/demand/save', { body: form })).data
      return (await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)).fieldArea.length === 1
    },
  }),
  state({
    id: 'saving the tags puts the reminders back to what they were at first',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        const reminders = { channels: ['SITE'], frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00' }
        for (const [field, value] of Object.entries(reminders)) body[field] ??= value
        body['deadlineRemind'] ??= [30, 7, 3, 1]
      }),
    ),
    probe: async (ask) => {
      await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: [], quietStart: '21:30' } })
      await ask('/policy/api/customer/tag/subscribe', { body: { tagIds: [] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).quietStart === '22:00'
    },
  }),
  state({
    id: 'the places of who cancelled stay taken',
    operationId: 'cancelEventSign',
    ...placesKept(),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/event/myList')
      const { signId, eventId } = records.find(({ cancellable }: Loose) => cancellable)
      const event = `/supanddem/api/ua/customer/event/detail?id=${eventId}`
      const { signedCount } = await dataOf(ask, event)
      await ask(`/supanddem/api/customer/event/sign/cancel?signId=${signId}`, { method: 'PUT' })
      return (await dataOf(ask, event)).signedCount === signedCount
    },
  }),
]
