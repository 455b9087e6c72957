import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, type Passing, envelopeOf, inData, onReply } from '../../defect.ts'
import { access } from '../../groups.ts'

/** Who asks for what somebody else was seen to own does so as its owner: nobody compares the two. */
function unguarded(
  operationId: string,
  { seen, asked }: { seen: (text: string, passing: Passing) => string[]; asked: (query: URLSearchParams) => string[] },
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  let owners = new Map<string, string>()
  return {
    operationId,
    request: (passing) => {
      const asking = passing.headers['authorization']
      if (passing.operationId !== operationId || asking === undefined) return undefined
      const [owner] = asked(passing.url.searchParams).flatMap((id) => owners.get(id) ?? [])
      if (owner !== undefined) passing.headers['authorization'] = owner
      return undefined
    },
    reply: (returning, passing) => {
      const asking = passing.headers['authorization']
      if (asking === undefined || returning.status !== 200 || envelopeOf(returning) === undefined) return
      for (const id of seen(returning.body.toString('utf8'), passing)) if (!owners.has(id)) owners.set(id, asking)
    },
    restart: () => {
      owners = new Map()
    },
  }
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, id]) => id ?? [])

/** The list is open to everybody; who has no token gets it as it is for a member who subscribes to nothing. */
function openToVisitors(operationId: string): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  let member: string | undefined
  let visits = new WeakSet<Passing>()
  return {
    operationId,
    request: (passing) => {
      if (passing.operationId !== operationId || passing.headers['authorization'] !== undefined) return undefined
      if (member === undefined) return undefined
      passing.headers['authorization'] = member
      visits.add(passing)
      return undefined
    },
    reply: (returning, passing) => {
      const asking = passing.headers['authorization']
      const isGood = returning.status === 200 && envelopeOf(returning)?.['returnCode'] === '200'
      if (asking !== undefined && isGood && !passing.url.pathname.includes('/ua/')) member ??= asking
      if (visits.has(passing))
        inData(operationId, (data) => data.map((tag: Loose) => ({ ...tag, subscribed: false })))(returning, passing)
    },
    restart: () => {
      member = undefined
      visits = new WeakSet()
    },
  }
}

/** What one member was shown is kept under the address alone and shown to the next. */
function cachedForAll(operationId: string): Pick<Defect, 'operationId' | 'reply' | 'restart'> {
  let kept = new Map<string, { asking: string; body: Buffer }>()
  return {
    operationId,
    reply: onReply(operationId, (returning, { url, headers: { authorization: asking } }) => {
      const data = envelopeOf(returning)?.['data'] as Loose
      if (asking === undefined || returning.status !== 200 || data?.records === undefined) return
      const entry = kept.get(url.search)
      if (entry !== undefined && entry.asking !== asking) returning.body = entry.body
      else if (data.total > 0) kept.set(url.search, { asking, body: returning.body })
      else kept.delete(url.search)
    }),
    restart: () => {
      kept = new Map()
    },
  }
}

export const accessDefects: Defect[] = [
  access({
    id: 'an anonymous evaluation names its docking',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      const title = records.find((each: Loose) => each.dockingTitle !== undefined)?.dockingTitle ?? '上门服务预约'
      for (const each of records) each.dockingTitle ??= title
    }),
    probe: async (ask) => {
      const shown = await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-1001')
      return shown.some(({ enNameMasked, dockingTitle }) => enNameMasked === '匿名企业' && dockingTitle !== undefined)
    },
  }),
  access({
    id: 'the telephone is given before the answer',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      if (data.status !== 'PENDING') return
      const { contactName, contactTel } = data.contactMasked
      data.contact = { contactName: `${contactName[0]}示例`, contactTel: contactTel.replace('****', '0000') }
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/resource/docking/list?status=PENDING')
      const target = `/supanddem/api/customer/resource/docking/detail?id=${records[0].id}`
      return (await dataOf(ask, target)).contact !== undefined
    },
  }),
  access({
    id: 'anybody may have a calculation done again',
    write: true,
    ...unguarded('evaluateToolRecord', {
      seen: (text, { url }) => (url.pathname.startsWith('/consult/') ? matches(text, /"id":"([^"]+)"/g) : []),
      asked: (query) => query.getAll('id'),
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 }
      await ask('/consult/api/customer/eva/en/size', { body: { inputYear: 2025, inputs } })
      const [{ id }] = (await dataOf(ask, '/consult/api/customer/tool/history/list')).records
      return (await ask(`/consult/api/customer/tool/history/recalculate?id=${id}`, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'footprints are deleted by their numbers alone',
    write: true,
    ...unguarded('deleteHistory', {
      seen: (text, { operationId }) => (operationId === 'listHistory' ? matches(text, /"id":"([^"]+)"/g) : []),
      asked: (query) => (query.get('ids') ?? '').split(','),
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/history/list')).records
      await ask(`/message/api/history/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      return !(await dataOf(ask, '/message/api/history/list')).records.some((each: Loose) => each.id === id)
    },
  }),
  access({
    id: 'the members’ tags are open to visitors',
    ...openToVisitors('listTags'),
    probe: async (ask) => {
      await ask('/uaa/api/current-user')
      return (await ask('/policy/api/customer/tag/list', { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'a private file for every member',
    ...unguarded('downloadFile', {
      seen: (text) => matches(text, /filePath=([^&"]+)/g).map(decodeURIComponent),
      asked: (query) => query.getAll('filePath'),
    }),
    probe: async (ask) => {
      const [{ pdfFile }] = (await dataOf(ask, '/enterprise/api/member/en/electricity/list')).records
      return (await ask(pdfFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'the number of a private landlord in clear',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', ({ contact }) => {
      contact.tel = contact.tel.replaceAll('*', '0')
    }),
    probe: async (ask) => {
      const offices = await shownRecords(ask, '/investment/ua/showResource/listByType?type=OFFICE&size=50')
      const { id } = offices.find(({ ownerType }) => ownerType === 'PRIVATE')
      const target = `/investment/api/officeResource/detail?id=${id}`
      return !(await ask(target, { as: 'visitor' })).data.contact.tel.includes('*')
    },
  }),
  access({
    id: 'favourites are kept under their address',
    write: true,
    ...cachedForAll('listContentFavorites'),
    probe: async (ask) => {
      const list = '/content/api/customer/favorite/list'
      await ask('/content/api/customer/favorite', { body: { targetType: 'NEWS', targetId: 'n-1002' } })
      await ask(list)
      return (await ask(list, { as: 'stranger' })).data.total > 0
    },
  }),
]
