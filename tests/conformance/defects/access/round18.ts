import { askerOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  codeOf,
  envelopeOf,
  inData,
  onRequest,
  remembering,
} from '../../defect.ts'
import { access } from '../../groups.ts'
import { calculated } from '../shared/requests.ts'
import { idIn } from '../shared/values.ts'

const memberHeader = 'Bearer contract-test-token'

const strangerHeader = 'Bearer conformance-second-member-token'

const sessionChanges = /^(login|refreshTokens|createZzToken|changePassword|resetForgottenPassword)/

const idsOf = ({ records }: Loose): string[] => records.map(({ id }: Loose) => id)

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

export const accessDefects: Defect[] = [
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
]
