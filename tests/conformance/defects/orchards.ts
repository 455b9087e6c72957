import { askerOf, bodyOf, dataOf } from '../asked.ts'
import { codeOf, envelopeOf, inData, jsonReply, onRequest, remembering } from '../defect.ts'
import type { Ask, Defect, Loose, Passing } from '../defect.ts'
import { access } from '../groups.ts'

const memberHeader = 'Bearer contract-test-token'
const strangerHeader = 'Bearer conformance-second-member-token'
const sessionChanges = /^(login|refreshTokens|createZzToken|changePassword|resetForgottenPassword)/
export const keyOf = ({ targetType, targetId }: Loose) => `${targetType} ${targetId}`
const idsOf = ({ records }: Loose): string[] => records.map(({ id }: Loose) => id)
export const idIn = ({ url }: Passing) => url.searchParams.get('id')
const done = () => jsonReply({ returnCode: '200', data: null })

/** The row is found by its id alone: whoever is signed in acts on it as its owner does. */
function withoutOwner(
  operationId: string,
  idOf: (passing: Passing) => string | null | undefined,
  learnt: (data: Loose, passing: Passing) => readonly string[],
): Pick<Defect, 'operationId' | 'request' | 'reply' | 'restart'> {
  const owners = new Map<string, Set<string>>()
  const signedIn = new Set<string>()
  const restart = () => {
    owners.clear()
    signedIn.clear()
    signedIn.add(memberHeader).add(strangerHeader)
  }
  restart()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const of = owners.get(idOf(passing) ?? '')
      const [owner] = of ?? []
      if (owner === undefined || of?.has(askerOf(passing)) || !signedIn.has(askerOf(passing))) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const asking = askerOf(passing)
      const envelope: Loose = envelopeOf(returning)
      if (returning.status === 401 || passing.operationId === 'logout') signedIn.delete(asking)
      if (typeof envelope?.data?.access_token === 'string') signedIn.add(`Bearer ${envelope.data.access_token}`)
      if (sessionChanges.test(passing.operationId ?? '')) owners.clear()
      if (!signedIn.has(asking) || passing.operationId === operationId || envelope?.returnCode !== '200') return
      for (const id of learnt(envelope.data, passing)) owners.set(id, (owners.get(id) ?? new Set()).add(asking))
    },
    restart,
  }
}

/** Answers and changes that need what was seen before. */
export function knowing<Memory>(
  begin: () => Memory,
  {
    request,
    reply,
  }: { request?: (memory: Memory, passing: Passing) => ReturnType<NonNullable<Defect['request']>> } & {
    reply: (memory: Memory, data: Loose, passing: Passing) => void
  },
): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let memory = begin()
  return {
    request: (passing) => request?.(memory, passing),
    reply: (returning, passing) => {
      if (codeOf(returning) !== '200') return
      inData(passing.operationId ?? '', (data) => {
        reply(memory, data, passing)
      })(returning, passing)
    },
    restart: () => {
      memory = begin()
    },
  }
}

export function forget(known: Map<string, unknown> | Set<string>, asking: string): void {
  for (const key of known.keys()) if (key.startsWith(`${asking} `)) known.delete(key)
}

const costs = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 13_100,
  enterpriseCategory: 'GENERAL',
  taxCategory: 'HNTE',
}
const spent = { personnelCost: 320, directCost: 190, depreciation: 60, amortization: 20, otherCost: 50 }

export async function calculated(ask: Ask): Promise<string> {
  const body = { enId: 'en-1001', inputs: { ...costs, ...spent } }
  await ask('/consult/api/customer/cost/calculate/save', { body })
  return (await dataOf(ask, '/consult/api/customer/tool/history/list')).records[0].id
}

/** What belongs to whom, what is kept, and how it is carried. */
export const orchardDefects: Defect[] = [
  access({
    id: 'messages are deleted by their identifiers alone',
    write: true,
    ...withoutOwner(
      'deleteMessages',
      ({ url }) => url.searchParams.get('ids')?.split(',')[0],
      (data, { operationId }) => (operationId === 'listMessages' ? idsOf(data) : []),
    ),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list')).records
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      return !idsOf(await dataOf(ask, '/message/api/msg/list')).includes(id)
    },
  }),
  access({
    id: 'a calculation is repeated for whoever knows its identifier',
    write: true,
    ...withoutOwner('evaluateToolRecord', idIn, (data, { operationId }) =>
      operationId === 'listToolResults' ? idsOf(data) : typeof data?.toolCode === 'string' ? [data.id] : [],
    ),
    probe: async (ask) => {
      const target = `/consult/api/customer/tool/history/recalculate?id=${await calculated(ask)}`
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the own view of a resource opens for every member',
    ...withoutOwner('getMyResource', idIn, (data, { operationId }) =>
      operationId === 'listMyResources' ? idsOf(data) : [],
    ),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/supanddem/api/customer/resource/myList')).records
      const target = `/supanddem/api/customer/resource/myDetail?id=${id}`
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'business cards are on the list of what needs no login',
    operationId: 'getFacilitatorCard',
    ...(() => {
      let last = memberHeader
      return {
        request: onRequest('getFacilitatorCard', (passing) => {
          passing.headers['authorization'] ??= last
        }),
        reply: (returning, passing) => {
          if (!passing.url.pathname.startsWith('/enterprise/api/member/') || codeOf(returning) !== '200') return
          last = askerOf(passing)
        },
        restart: () => {
          last = memberHeader
        },
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/card/en-2001', { as: 'visitor' })).code === '200',
  }),
  access({
    id: 'favourite places are cached by their filter and page',
    operationId: 'listInvestmentFavorites',
    write: true,
    ...remembering(
      () => new Map<string, Buffer>(),
      (pages, returning, { operationId, url }) => {
        if (codeOf(returning) !== '200') return
        if (operationId === 'addInvestmentFavorite' || operationId === 'deleteInvestmentFavorite') pages.clear()
        if (operationId !== 'listInvestmentFavorites') return
        returning.body = pages.get(url.search) ?? returning.body
        pages.set(url.search, returning.body)
      },
    ),
    probe: async (ask) => {
      await ask('/investment/api/customer/favorite', { body: { targetType: 'HOUSE', targetId: 'hs-1001' } })
      const target = '/investment/api/customer/favorite/list'
      await ask(target)
      return (await ask(target, { as: 'stranger' })).data.total === 1
    },
  }),
  access({
    id: 'the last section of a profile is saved for any enterprise',
    write: true,
    ...withoutOwner(
      'saveEnterpriseCarrier',
      ({ url }) => url.searchParams.get('enId'),
      (data, { operationId, url }) => {
        if (operationId === 'listMyEnterprises') return data.map(({ enId }: Loose) => enId)
        if (operationId === 'getCurrentUser') return [data.currentEnterprise?.enId ?? '']
        return url.pathname.startsWith('/enterprise/api/member/en/') ? [url.searchParams.get('enId') ?? ''] : []
      },
    ),
    probe: async (ask) => {
      const target = '/enterprise/api/member/en/save/carrier?enId=en-1001'
      const body = { incubatorDisposableArea: 1, incubatorCompanyAmount: 2, incubatorGraduatedCompanyAmount: 3 }
      await ask('/enterprise/api/member/en/list')
      return (await ask(target, { body, as: 'stranger' })).code === '200'
    },
  }),
  access({
    // downloadFile: OWNER and PARTIES, 其他会员为 403.
    id: 'a private file is for all who are signed in',
    ...withoutOwner(
      'downloadFile',
      ({ url }) => url.searchParams.get('filePath'),
      (data) => [...JSON.stringify(data ?? null).matchAll(/filePath=([\w-]+)/g)].map(([, path = '']) => path),
    ),
    probe: async (ask) => {
      const [{ pdfFile }] = (await dataOf(ask, '/enterprise/api/member/en/electricity/list')).records
      return (await ask(pdfFile.url, { as: 'stranger' })).status === 200
    },
  }),
  access({
    id: 'the other side of a docking can be called before it is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      const { contactName = '周*', contactTel = '138****0000' } = data.contactMasked ?? {}
      data.contact ??= { contactName: `${contactName[0]}先生`, contactTel: contactTel.replaceAll('*', '0') }
    }),
    probe: async (ask) => {
      const { status, contact } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return status === 'PENDING' && contact !== undefined
    },
  }),
  {
    // 同一对象只留一条，再次浏览时更新时间.
    id: 'a second visit is ignored as a duplicate',
    group: 'state',
    operationId: 'addHistory',
    write: true,
    ...knowing(() => ({ visited: new Map<string, string>(), off: new Set<string>() }), {
      request: ({ visited }, passing) => {
        const isKnown = visited.has(`${askerOf(passing)} ${keyOf(bodyOf(passing))}`)
        return passing.operationId === 'addHistory' && isKnown ? done() : undefined
      },
      reply: ({ visited, off }, data, passing) => {
        const asking = askerOf(passing)
        const gone = passing.url.searchParams.get('ids')?.split(',') ?? []
        const know = (record: Loose, id: string) => visited.set(`${asking} ${keyOf(record)}`, id)
        if (passing.operationId === 'setHistorySetting') off[data.enabled ? 'delete' : 'add'](asking)
        if (passing.operationId === 'listHistory') for (const record of data.records) know(record, record.id)
        if (passing.operationId === 'addHistory' && !off.has(asking)) know(bodyOf(passing), '')
        if (passing.operationId === 'deleteAllHistory') forget(visited, asking)
        if (passing.operationId !== 'deleteHistory') return
        for (const [key, id] of visited) if (id === '' || gone.includes(id)) visited.delete(key)
      },
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/history/list')
      const { targetType, targetId, title } = records.at(-1)
      await ask('/message/api/history/save', { body: { targetType, targetId, title } })
      return (await dataOf(ask, '/message/api/history/list')).records[0].targetId === records[0].targetId
    },
  },
]
