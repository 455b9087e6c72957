import { askerOf, dataOf, parameter } from '../../asked.ts'
import { type Defect, type Passing, codeOf, inData, onReply, onRequest, remembering, setJson } from '../../defect.ts'
import { access } from '../../groups.ts'
import { question, session } from '../shared/requests.ts'
import { idOf } from '../shared/values.ts'

const sessionOf = parameter('sessionId')

const fileOf = parameter('filePath')

/** What was read with success is given again to those who are refused with one of the codes. */
function cachedFor(
  operationId: string,
  key: (passing: Passing) => string,
  isServed: (code: unknown, passing: Passing) => boolean,
): Pick<Defect, 'operationId' | 'reply' | 'restart'> {
  return {
    operationId,
    ...remembering(
      () => new Map<string, { headers: Record<string, string>; body: Buffer }>(),
      (cache, returning, passing) => {
        if (passing.operationId !== operationId) return
        const code = codeOf(returning)
        const kept = cache.get(key(passing))
        if (returning.status === 200 && (code === '200' || code === undefined))
          cache.set(key(passing), { headers: { ...returning.headers }, body: returning.body })
        else if (kept !== undefined && isServed(code, passing))
          Object.assign(returning, { status: 200, headers: { ...kept.headers }, body: kept.body })
      },
    ),
  }
}

/** Whoever names a record of the list changes it as its owner would. */
function anybodys(
  list: string,
  field: string,
  operationId: string,
  named: (passing: Passing) => string[],
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  let owners = new Map<string, string>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      if (askerOf(passing) === '') return
      const owner = named(passing)
        .map((id) => owners.get(id))
        .find((each) => each !== undefined)
      if (owner !== undefined && owner !== askerOf(passing)) passing.headers['authorization'] = owner
    }),
    reply: inData(list, ({ records }, passing) => {
      for (const record of records) owners.set(record[field], askerOf(passing))
    }),
    restart: () => {
      owners = new Map()
    },
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'a declaration record is cached by its id and served to any other member',
    ...cachedFor('getDeclareRecord', idOf, (code) => code === '4030'),
    probe: async (ask) => {
      await ask('/policy/api/customer/declare/detail?id=dr-1002')
      return (await ask('/policy/api/customer/declare/detail?id=dr-1002', { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'a member’s conversation opens without a token for who has its id',
    ...cachedFor('getRobotSession', sessionOf, (code, passing) => code === '4030' && askerOf(passing) === ''),
    probe: async (ask) => {
      await ask('/consult/api/ua/smart/answer', { body: question })
      await ask(`/consult/api/ua/smart/session/detail?sessionId=${session}`)
      const target = `/consult/api/ua/smart/session/detail?sessionId=${session}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'a private file that its owner has fetched is given to visitors by the CDN',
    ...cachedFor('downloadFile', fileOf, (_, passing) => askerOf(passing) === ''),
    probe: async (ask) => {
      const target = '/uaa/api/download/file?filePath=f-electricity-pdf&fileName=a.pdf'
      await ask(target)
      return (await ask(target, { as: 'visitor' })).status === 200
    },
  }),
  access({
    id: 'the public page of a provider has the telephone number unmasked',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      const tel = data.contact?.tel
      if (typeof tel === 'string') data.contact.tel = tel.replace(/\*+/, String(data.id).slice(-4))
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/facilitator/fa-2001', { as: 'visitor' })
      return !data.contact.tel.includes('*')
    },
  }),
  access({
    id: 'the other side’s contact is in plain before the resource docking is accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      if (data.status !== 'PENDING' || data.contactMasked === undefined) return
      const { contactName, contactTel } = data.contactMasked
      data.contact = {
        contactName: String(contactName).replaceAll('**', '示例'),
        contactTel: String(contactTel).replaceAll('****', '0000'),
      }
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2002')).contact !== undefined,
  }),
  access({
    id: 'footprints are deleted by their ids, whosever they are',
    write: true,
    ...anybodys('listHistory', 'id', 'deleteHistory', ({ url }) => (url.searchParams.get('ids') ?? '').split(',')),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/message/api/history/list')
      await ask('/message/api/history/delete?ids=hi-seed-12', { method: 'DELETE', as: 'stranger' })
      return (await dataOf(ask, '/message/api/history/list')).total < total
    },
  }),
  access({
    id: 'any member can cancel another’s sign-up',
    write: true,
    ...anybodys('listMyEventSigns', 'signId', 'cancelEventSign', ({ url }) => [url.searchParams.get('signId') ?? '']),
    probe: async (ask) => {
      await ask('/supanddem/api/customer/event/myList')
      const target = '/supanddem/api/customer/event/sign/cancel?signId=es-1001'
      return (await ask(target, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'who is not logged in has an empty list of favourites and no 401',
    operationId: 'listContentFavorites',
    reply: onReply('listContentFavorites', (returning, passing) => {
      if (returning.status !== 401 || askerOf(passing) !== '') return
      returning.status = 200
      setJson(returning, { returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
    }),
    probe: async (ask) => (await ask('/content/api/customer/favorite/list', { as: 'visitor' })).code === '200',
  }),
]
