import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, jsonReply, onReply, onRequest, remembering } from '../defect.ts'
import type { Ask, Defect, Loose, Passing } from '../defect.ts'
import { access, http } from '../groups.ts'

const memberHeader = 'Bearer contract-test-token'
const strangerHeader = 'Bearer conformance-second-member-token'
const sessionChanges = /^(login|refreshTokens|createZzToken|changePassword|resetForgottenPassword)/
const bearer = ({ headers }: Passing) => headers['authorization'] ?? ''
const keyOf = ({ targetType, targetId }: Loose) => `${targetType} ${targetId}`
const idsOf = ({ records }: Loose): string[] => records.map(({ id }: Loose) => id)
const idIn = ({ url }: Passing) => url.searchParams.get('id')
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
      if (owner === undefined || of?.has(bearer(passing)) || !signedIn.has(bearer(passing))) return
      passing.headers['authorization'] = owner
    }),
    reply: (returning, passing) => {
      const asking = bearer(passing)
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
function knowing<Memory>(
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

function forget(known: Map<string, unknown> | Set<string>, asking: string): void {
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

async function calculated(ask: Ask): Promise<string> {
  const body = { enId: 'en-1001', inputs: { ...costs, ...spent } }
  await ask('/consult/api/customer/cost/calculate/save', { body })
  return (await dataOf(ask, '/consult/api/customer/tool/history/list')).records[0].id
}

/** Which operation gives back what the other one saves. */
const formReaders: Record<string, string> = {
  saveCostCalculation: 'getCostCalculation',
  saveTechnologyEvaluation: 'getTechnologyEvaluation',
  commitCloud: 'getCloudInfo',
}
const personnel = new Map<string, Loose>()
const subscribe = '/policy/api/customer/tag/add'
const contentFavorite = '/content/api/customer/favorite'

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
          last = bearer(passing)
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
        const isKnown = visited.has(`${bearer(passing)} ${keyOf(bodyOf(passing))}`)
        return passing.operationId === 'addHistory' && isKnown ? done() : undefined
      },
      reply: ({ visited, off }, data, passing) => {
        const asking = bearer(passing)
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
  {
    // 不影响已保存的所填内容.
    id: 'what was filled in goes with the record of the calculation',
    group: 'state',
    operationId: 'deleteToolResult',
    write: true,
    ...knowing(() => ({ forms: new Map<string, string>(), gone: new Set<string>() }), {
      reply: ({ forms, gone }, data, passing) => {
        const { operationId = '', url } = passing
        const reader = formReaders[operationId]
        if (operationId === 'deleteToolResult') gone.add(forms.get(idIn(passing) ?? '') ?? '')
        if (reader !== undefined) {
          const form = `${bearer(passing)} ${reader} ${bodyOf(passing)['enId'] ?? ''}`
          for (const [id, of] of forms) if (of === form) forms.delete(id)
          forms.set(data.id, form)
          gone.delete(form)
        } else if (gone.has(`${bearer(passing)} ${operationId} ${url.searchParams.get('enId') ?? ''}`)) {
          for (const name of Object.keys(data)) data[name] = null
        }
      },
    }),
    probe: async (ask) => {
      await ask(`/consult/api/customer/tool/history/delete?id=${await calculated(ask)}`, { method: 'DELETE' })
      return (await dataOf(ask, '/consult/api/customer/cost/calculate/detail?enId=en-1001')).inputs === null
    },
  },
  {
    // 整节保存: what is null is no longer filled in.
    id: 'numbers of the staff that were cleared are left as they were',
    group: 'state',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      const kept = personnel.get(passing.url.searchParams.get('enId') ?? '') ?? {}
      changeBody(passing, (body) => {
        for (const [name, value] of Object.entries(body)) if (value === null) body[name] = kept[name] ?? null
      })
    }),
    reply: (returning, passing) => {
      const enId = passing.url.searchParams.get('enId') ?? ''
      if (codeOf(returning) !== '200') return
      const data: Loose = envelopeOf(returning)?.['data']
      if (passing.operationId === 'getEnterprisePersonnel') personnel.set(enId, data)
      if (passing.operationId === 'getEnterpriseDetails') personnel.set(enId, data.personnelDTO)
      if (passing.operationId === 'saveEnterprisePersonnel') personnel.set(enId, bodyOf(passing))
    },
    restart: () => personnel.clear(),
    probe: async (ask) => {
      const target = '/enterprise/api/member/en/personnel?enId=en-1001'
      const before = await dataOf(ask, target)
      const body = { ...before, overBachelorAmount: null }
      await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      return (await dataOf(ask, target)).overBachelorAmount === before.overBachelorAmount
    },
  },
  {
    // 已订阅的跳过.
    id: 'a batch of tags ends at the first that is subscribed already',
    group: 'state',
    operationId: 'addTagsBatch',
    write: true,
    ...knowing(() => new Set<string>(), {
      request: (subscribed, passing) => {
        if (passing.operationId !== 'addTagsBatch') return undefined
        changeBody(passing, (body) => {
          const { tagIds }: Loose = body
          const known = tagIds.findIndex((id: string) => subscribed.has(`${bearer(passing)} ${id}`))
          if (known !== -1) body['tagIds'] = tagIds.slice(0, known + 1)
        })
        return undefined
      },
      reply: (subscribed, data, passing) => {
        const { operationId = '', url } = passing
        const add = (id: string) => subscribed.add(`${bearer(passing)} ${id}`)
        if (/^(listMySubscribedTags|subscribeTags|deleteAllTags)$/.test(operationId))
          forget(subscribed, bearer(passing))
        if (operationId === 'deleteTag') subscribed.delete(`${bearer(passing)} ${url.searchParams.get('tagId')}`)
        if (operationId === 'addTag') add(data.tagId)
        if (operationId === 'listMySubscribedTags') for (const { tagId } of data.tags) add(tagId)
        if (operationId === 'addTagsBatch' || operationId === 'subscribeTags')
          for (const id of bodyOf(passing)['tagIds']) add(id)
      },
    }),
    probe: async (ask) => {
      await ask(subscribe, { body: { tagId: 't-101' } })
      await ask(`${subscribe}/batch`, { body: { tagIds: ['t-101', 't-125'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).tags.length === 1
    },
  },
  {
    id: 'the session keeps the picture that it began with',
    group: 'state',
    operationId: 'updatePhoto',
    write: true,
    ...knowing(() => new Map<string, unknown>(), {
      reply: (pictures, data, passing) => {
        if (passing.operationId !== 'getCurrentUser') return
        if (!pictures.has(bearer(passing))) pictures.set(bearer(passing), data.image)
        data.image = pictures.get(bearer(passing))
      },
    }),
    probe: async (ask) => {
      const user = '/uaa/api/current-user'
      const { image } = await dataOf(ask, user)
      const body = { image: '/uaa/api/download/file?filePath=f-logo-1001&fileName=f-logo-1001.png' }
      const { code } = await ask('/uaa/api/user/update/photo', { method: 'PUT', body })
      return code === '200' && (await dataOf(ask, user)).image === image
    },
  },
  {
    // The removed row is only marked, and the unique key still has it.
    id: 'content that was a favourite once cannot become one again',
    group: 'state',
    operationId: 'addContentFavorite',
    write: true,
    ...knowing(() => new Set<string>(), {
      request: (removed, passing) =>
        passing.operationId === 'addContentFavorite' && removed.has(`${bearer(passing)} ${keyOf(bodyOf(passing))}`)
          ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏该内容' })
          : undefined,
      reply: (removed, _data, passing) => {
        const target = keyOf(Object.fromEntries(passing.url.searchParams))
        if (passing.operationId === 'deleteContentFavorite') removed.add(`${bearer(passing)} ${target}`)
      },
    }),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1002' }
      await ask(contentFavorite, { body })
      await ask(`${contentFavorite}?targetType=NEWS&targetId=n-1002`, { method: 'DELETE' })
      return (await ask(contentFavorite, { body })).code === '4090'
    },
  },
  {
    id: 'a draft of a demand that is saved again becomes two',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        if (body['submit'] === false) delete body['id']
      })
    }),
    probe: async (ask) => {
      const body = { submit: false, enId: 'en-1001', title: '齿轮箱降噪改造', demandType: 'TECH' }
      const save = '/supanddem/api/customer/demand/save'
      const { id } = (await ask(save, { body })).data
      return (await ask(save, { body: { ...body, id, title: '齿轮箱降噪改造二期' } })).data.id !== id
    },
  },
  http({
    // In filename* a blank is %20; + is a plus (RFC 8187).
    id: 'blanks in the name of a download are plus signs',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      const disposition = headers['content-disposition']
      if (disposition !== undefined) headers['content-disposition'] = disposition.replaceAll('%20', '+')
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/en/electricity/template')
      const path = new URLSearchParams(data.url.split('?')[1]).get('filePath')
      const { headers } = await ask(`/uaa/api/download/file?filePath=${path}&fileName=a%20b.docx`)
      return (headers.get('content-disposition') ?? '').includes('a+b')
    },
  }),
  http({
    // Only where event-stream weighs more than JSON.
    id: 'whoever takes an event stream at all gets one',
    operationId: 'answerRobotQuestion',
    write: true,
    request: onRequest('answerRobotQuestion', ({ headers }) => {
      if (headers['accept']?.includes('text/event-stream')) headers['accept'] = 'text/event-stream'
    }),
    probe: async (ask) => {
      const headers = { accept: 'application/json, text/event-stream;q=0.5' }
      const body = { questionId: 'q-101', sessionId: 's-7f3a91c2' }
      const { headers: given } = await ask('/consult/api/ua/smart/answer', { body, headers, as: 'visitor' })
      return (given.get('content-type') ?? '').includes('event-stream')
    },
  }),
  http({
    // The reply depends on who asks, and public lets shared caches hand it to others (RFC 9111).
    id: 'a policy with the favourites of its reader may be cached for all',
    operationId: 'getPolicyDetail',
    reply: onReply('getPolicyDetail', (returning) => {
      if (codeOf(returning) === '200') returning.headers['cache-control'] = 'public, max-age=300'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/policy/api/ua/policy/detail?id=p-1001')
      return (headers.get('cache-control') ?? '').includes('public')
    },
  }),
]
