import { askerOf, bodyOf, dataOf, parameter } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { access } from '../../groups.ts'

type Hooks = Pick<Defect, 'request' | 'reply' | 'restart'>

/** Whatever belongs to somebody is looked up by its id alone. */
function byIdAlone(
  operationId: string,
  idOf: (passing: Passing) => string,
  owned: (passing: Passing, data: Loose) => readonly string[],
): Hooks {
  const owners = new Map<string, string>()
  const refused = new Set<string>()
  return {
    request: onRequest(operationId, (passing) => {
      const owner = owners.get(idOf(passing))
      const asker = askerOf(passing)
      if (owner === undefined || asker === '' || refused.has(asker)) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const asker = askerOf(passing)
      if (returning.status === 401) refused.add(asker)
      if (asker === '' || passing.operationId === operationId || codeOf(returning) !== '200') return
      for (const id of owned(passing, envelopeOf(returning)?.['data'])) owners.set(id, asker)
    },
    restart: () => {
      owners.clear()
      refused.clear()
    },
  }
}

const idsOf = (data: Loose, key = 'id'): string[] =>
  Array.isArray(data?.records) ? data.records.map((record: Loose) => String(record[key])) : []

const scaleInputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_600 }

function becomes(returning: Returning, other: Returning): void {
  returning.status = other.status
  returning.headers = { ...other.headers }
  returning.body = other.body
}

export const accessDefects: Defect[] = [
  access({
    id: 'the owner of a demand reads the whole phone number of who applied before accepting',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked?.contactTel !== undefined)
        contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return contactMasked.contactTel === '13800000011'
    },
  }),
  access({
    id: 'the record of a calculation is open to every member who has its id',
    operationId: 'getToolResult',
    write: true,
    ...byIdAlone('getToolResult', parameter('id'), ({ url }, data) => {
      if (!url.pathname.startsWith('/consult/')) return []
      return typeof data?.id === 'string' ? [data.id] : idsOf(data)
    }),
    probe: async (ask) => {
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputs: scaleInputs } })).data
      const read = await ask(`/consult/api/customer/tool/history/detail?id=${id}`, { as: 'stranger' })
      return read.code === '200'
    },
  }),
  access({
    id: 'a visitor reads the conversation of a member',
    operationId: 'getRobotSession',
    write: true,
    ...(() => {
      const owners = new Map<string, string>()
      return {
        request: onRequest('getRobotSession', (passing) => {
          const owner = owners.get(parameter('sessionId')(passing))
          if (owner !== undefined && askerOf(passing) === '') passing.headers['authorization'] = owner
        }),
        reply: onReply('answerRobotQuestion', (returning, passing) => {
          const { sessionId } = bodyOf(passing)
          const isAnswered = (envelopeOf(returning)?.['returnCode'] ?? '200') === '200'
          if (askerOf(passing) !== '' && isAnswered && returning.status === 200) owners.set(sessionId, askerOf(passing))
        }),
        restart: () => owners.clear(),
      }
    })(),
    probe: async (ask) => {
      const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e'
      await ask('/consult/api/ua/smart/answer', { body: { question: '研发费用加计扣除怎么算？', sessionId } })
      const read = await ask(`/consult/api/ua/smart/session/detail?sessionId=${sessionId}`, { as: 'visitor' })
      return read.code === '200'
    },
  }),
  access({
    id: 'a message is deleted by whoever names its id',
    operationId: 'deleteMessages',
    write: true,
    ...byIdAlone(
      'deleteMessages',
      (passing) => parameter('ids')(passing).split(',')[0] ?? '',
      ({ operationId }, data) => (operationId === 'listMessages' ? idsOf(data) : []),
    ),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list?size=1')).records
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      const { records } = await dataOf(ask, '/message/api/msg/list?size=50')
      return !records.some((record: Loose) => record.id === id)
    },
  }),
  access({
    id: 'any member cancels the sign-up of another',
    operationId: 'cancelEventSign',
    write: true,
    ...byIdAlone('cancelEventSign', parameter('signId'), ({ operationId }, data) =>
      operationId === 'listMyEventSigns' ? idsOf(data, 'signId') : [],
    ),
    probe: async (ask) => {
      const [{ signId }] = (await dataOf(ask, '/supanddem/api/customer/event/myList')).records
      const target = `/supanddem/api/customer/event/sign/cancel?signId=${signId}`
      return (await ask(target, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'how many people an enterprise employs is told to members who are not bound to it',
    operationId: 'getEnterprisePersonnel',
    reply: onReply('getEnterprisePersonnel', (returning, passing) => {
      if (codeOf(returning) !== '4030' || !/^en-\d+$/.test(parameter('enId')(passing))) return
      const unknown = { overCollegeAmount: null, overMasterAmount: null, overDoctorAmount: null }
      setJson(returning, { returnCode: '200', data: { employeeAmount: 186, overBachelorAmount: 48, ...unknown } })
    }),
    probe: async (ask) => {
      const { code } = await ask('/enterprise/api/member/en/personnel?enId=en-1001', { as: 'stranger' })
      return code === '200'
    },
  }),
  access({
    id: 'the setting of the footprints only looks whether there is a token',
    operationId: 'getHistorySetting',
    reply: onReply('getHistorySetting', (returning, passing) => {
      if (returning.status !== 401 || !askerOf(passing).startsWith('Bearer ')) return
      becomes(returning, jsonReply({ returnCode: '200', data: { enabled: true, keepDays: 90, maxCount: 200 } }))
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/message/api/history/setting', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'a private file comes from the cache for everybody once its owner has fetched it',
    operationId: 'downloadFile',
    ...remembering(
      () => new Map<string, Returning>(),
      (cache, returning, passing) => {
        onReply('downloadFile', () => {
          const path = parameter('filePath')(passing)
          const cached = cache.get(path)
          if (returning.status === 200) cache.set(path, { ...returning, headers: { ...returning.headers } })
          else if ((returning.status === 401 || returning.status === 403) && cached !== undefined)
            becomes(returning, cached)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const target = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=a.pdf'
      await ask(target)
      return (await ask(target, { as: 'visitor' })).status === 200
    },
  }),
]
