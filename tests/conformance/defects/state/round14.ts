import { bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
} from '../../defect.ts'
import { state } from '../../groups.ts'

const isDone = (returnCode: unknown) => String(returnCode).startsWith('200')

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

export const stateDefects: Defect[] = [
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
  state({
    id: 'an answer is judged once and for all',
    operationId: 'saveAnswerFeedback',
    ...(() => {
      const judged = new Set<string>()
      return {
        request: onRequest('saveAnswerFeedback', (passing) =>
          judged.has(bodyOf(passing)['answerId']) ? jsonReply({ returnCode: '200', data: null }) : undefined,
        ),
        reply: onReply('saveAnswerFeedback', (returning, passing) => {
          if (isDone(envelopeOf(returning)?.['returnCode'])) judged.add(bodyOf(passing)['answerId'])
        }),
        restart: () => judged.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const sessionId = 'session-judged-0001'
      const question = { sessionId, question: '研发费用加计扣除比例是多少' }
      const { answerId } = (await ask('/consult/api/ua/smart/answer', { body: question })).data
      for (const useful of [true, false])
        await ask('/consult/api/ua/smart/answer/feedback', { body: { answerId, useful } })
      const { turns } = await dataOf(ask, `/consult/api/ua/smart/session/detail?sessionId=${sessionId}`)
      return turns[0].useful === true
    },
  }),
  state({
    id: 'Chinese names of uploads are read in the wrong encoding',
    operationId: 'uploadFile',
    reply: inData('uploadFile', (data) => {
      data.name = Buffer.from(data.name, 'utf8').toString('latin1')
    }),
    probe: async (ask) => {
      const part = 'content-disposition: form-data; name="file"; filename="说明.pdf"\r\ncontent-type: application/pdf'
      const rawBody = `--limit\r\n${part}\r\n\r\n%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n\r\n--limit--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=limit' }
      const { code, data } = await ask('/uaa/api/upload/file', { rawBody, headers })
      return code === '200' && data.name !== '说明.pdf'
    },
  }),
]
