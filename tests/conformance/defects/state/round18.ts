import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  envelopeOf,
  inData,
  jsonReply,
  onRequest,
} from '../../defect.ts'
import { calculated } from '../shared/requests.ts'
import { idIn } from '../shared/values.ts'

/** Which operation gives back what the other one saves. */
const formReaders: Record<string, string> = {
  saveCostCalculation: 'getCostCalculation',
  saveTechnologyEvaluation: 'getTechnologyEvaluation',
  commitCloud: 'getCloudInfo',
}

const personnel = new Map<string, Loose>()

const subscribe = '/policy/api/customer/tag/add'

const contentFavorite = '/content/api/customer/favorite'

const keyOf = ({ targetType, targetId }: Loose) => `${targetType} ${targetId}`

const done = () => jsonReply({ returnCode: '200', data: null })

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

export const stateDefects: Defect[] = [
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
          const form = `${askerOf(passing)} ${reader} ${bodyOf(passing)['enId'] ?? ''}`
          for (const [id, of] of forms) if (of === form) forms.delete(id)
          forms.set(data.id, form)
          gone.delete(form)
        } else if (gone.has(`${askerOf(passing)} ${operationId} ${url.searchParams.get('enId') ?? ''}`)) {
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
          const known = tagIds.findIndex((id: string) => subscribed.has(`${askerOf(passing)} ${id}`))
          if (known !== -1) body['tagIds'] = tagIds.slice(0, known + 1)
        })
        return undefined
      },
      reply: (subscribed, data, passing) => {
        const { operationId = '', url } = passing
        const add = (id: string) => subscribed.add(`${askerOf(passing)} ${id}`)
        if (/^(listMySubscribedTags|subscribeTags|deleteAllTags)$/.test(operationId))
          forget(subscribed, askerOf(passing))
        if (operationId === 'deleteTag') subscribed.delete(`${askerOf(passing)} ${url.searchParams.get('tagId')}`)
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
        if (!pictures.has(askerOf(passing))) pictures.set(askerOf(passing), data.image)
        data.image = pictures.get(askerOf(passing))
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
        passing.operationId === 'addContentFavorite' && removed.has(`${askerOf(passing)} ${keyOf(bodyOf(passing))}`)
          ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏该内容' })
          : undefined,
      reply: (removed, _data, passing) => {
        const target = keyOf(Object.fromEntries(passing.url.searchParams))
        if (passing.operationId === 'deleteContentFavorite') removed.add(`${askerOf(passing)} ${target}`)
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
