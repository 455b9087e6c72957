import { askerOf, dataOf, parameter } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  codeOf,
  inData,
  onReply,
  remembering,
  setJson,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { demo } from '../shared/values.ts'

/** What somebody was given is given to the next who asks for the same and is refused. */
function sharedCache(
  operationId: string,
  keyOf: (passing: Passing) => string,
  isRefused: (returning: Returning) => boolean = (returning) => codeOf(returning) === '4030',
): Pick<Defect, 'operationId' | 'reply' | 'restart'> {
  return {
    operationId,
    ...remembering(
      () => new Map<string, Returning>(),
      (cache, returning, passing) => {
        if (passing.operationId !== operationId) return
        const key = keyOf(passing)
        const kept = cache.get(key)
        if (isRefused(returning)) {
          if (kept !== undefined) Object.assign(returning, kept, { headers: { ...kept.headers } })
        } else if (returning.status === 200 && (codeOf(returning) ?? '200') === '200') {
          cache.set(key, { ...returning, headers: { ...returning.headers } })
        }
      },
    ),
  }
}

const idOf = parameter('id')

const electricityWord = '/uaa/api/download/file?filePath=f-electricity-word&fileName=form.doc'

const emptyCounts = {
  total: 0,
  byType: { SYSTEM: 0, POLICY: 0, DECLARE: 0, DOCKING: 0, AUDIT: 0, ACTIVITY: 0, REMIND: 0, REPLY: 0 },
}

const scaleForm = { inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_100 } }

/** A tool record is deleted by its id, whoever asks. */
function deletedByAnybody(): Pick<Defect, 'reply' | 'restart'> {
  return remembering(
    () => new Set<string>(),
    (deleted, returning, passing) => {
      const id = idOf(passing)
      onReply('deleteToolResult', () => {
        if (codeOf(returning) === '4030') {
          setJson(returning, { returnCode: '200', data: null })
          deleted.add(id)
        }
      })(returning, passing)
      onReply('getToolResult', () => {
        if (codeOf(returning) === '200' && deleted.has(id)) {
          setJson(returning, { returnCode: '4040', errorMessage: '数据不存在或已删除' })
        }
      })(returning, passing)
      inData('listToolResults', (data) => {
        const records = data.records.filter((record: Loose) => !deleted.has(record.id))
        const total = data.total - (data.records.length - records.length)
        return { ...data, records, total, pages: Math.ceil(total / data.size) }
      })(returning, passing)
    },
  )
}

export const accessDefects: Defect[] = [
  access({
    id: 'a calculation of another member is deleted by who knows its id',
    operationId: 'deleteToolResult',
    write: true,
    ...deletedByAnybody(),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: scaleForm })).data
      const target = `/consult/api/customer/tool/history/delete?id=${id}`
      await ask(target, { method: 'DELETE', as: 'stranger' })
      return (await ask(`/consult/api/customer/tool/history/detail?id=${id}`)).code === '4040'
    },
  }),
  access({
    id: 'the detail of an application is kept for everybody who is logged in',
    ...sharedCache('getDeclareRecord', idOf),
    probe: async (ask) => {
      const target = '/policy/api/customer/declare/detail?id=dr-1011'
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the owner of a resource can be called by every member without a docking',
    operationId: 'getResource',
    reply: inData('getResource', (data, passing) => {
      if (askerOf(passing) === '' || data.own === undefined || data.contact !== undefined) return undefined
      const { contactName, contactTel } = data.contactMasked
      const contact = { contactName: contactName.replace('**', '示例'), contactTel: contactTel.replace('****', '0000') }
      return { ...data, contact }
    }),
    probe: async (ask) => {
      const { contact } = await dataOf(ask, '/supanddem/api/ua/show/resource/detail?id=re-1001')
      return contact?.contactTel === '13800000011'
    },
  }),
  access({
    id: 'who is logged in sees whom to call at a service provider',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data, passing) => {
      if (askerOf(passing) === '') return
      data.contact.contacts = data.contact.contacts.replace('**', '示例')
      data.contact.tel = data.contact.tel.replace('****', data.enId.slice(-4))
    }),
    probe: async (ask) => {
      const { contact } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return contact.tel === '0523-80002001'
    },
  }),
  access({
    id: 'a private file that its owner opened comes from the cache for other members',
    ...sharedCache('downloadFile', parameter('filePath'), ({ status }) => status === 403),
    probe: async (ask) => {
      await ask(electricityWord)
      return (await ask(electricityWord, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'the business figures of an enterprise are shown to members that are not bound to it',
    ...sharedCache('getEnterpriseManagement', parameter('enId')),
    probe: async (ask) => {
      const target = `/enterprise/api/member/en/management?enId=${demo}`
      await ask(target)
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'a visitor has no unread messages instead of no login',
    operationId: 'countUnreadMessages',
    reply: onReply('countUnreadMessages', (returning, passing) => {
      if (returning.status !== 401 || askerOf(passing) !== '') return
      returning.status = 200
      setJson(returning, { returnCode: '200', data: emptyCounts })
    }),
    probe: async (ask) => (await ask('/message/api/msg/count', { as: 'visitor' })).data?.total === 0,
  }),
  access({
    id: 'the talk of a member is read by who has its id',
    write: true,
    ...sharedCache('getRobotSession', parameter('sessionId')),
    probe: async (ask) => {
      const sessionId = 's-talk-of-member'
      await ask('/consult/api/ua/smart/answer', { body: { questionId: 'q-101', sessionId } })
      const target = `/consult/api/ua/smart/session/detail?sessionId=${sessionId}`
      await ask(target)
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
]
