import { askerOf, bodyOf, dataOf, dayAfter, parameter, shownRecords, upload } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'
import { demo } from '../shared/values.ts'

const personnel = '/enterprise/api/member/en/personnel?enId=en-1001'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An update that leaves out what is null. */
function selectiveUpdate(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const kept = new Map<string, Record<string, unknown>>()
  const keyOf = (passing: Passing) => `${askerOf(passing)} ${parameter('enId')(passing)}`
  return {
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      const before = kept.get(keyOf(passing))
      if (before === undefined) return
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(before)) {
          if (body[field] === null) body[field] = value
        }
      })
    }),
    reply: (returning, passing) => {
      inData('getEnterprisePersonnel', (data) => {
        kept.set(keyOf(passing), data)
      })(returning, passing)
    },
    restart: () => kept.clear(),
  }
}

/** The rows of the words are written anew, and those of before are not deleted. */
function wordsAppended(): Pick<Defect, 'reply' | 'restart'> {
  return remembering(
    () => ({ known: new Map<string, string[]>(), stale: new Map<string, string[]>() }),
    ({ known, stale }, returning, passing) => {
      inData('saveDemand', (data) => {
        const { id, keywords } = bodyOf(passing)
        if (typeof id === 'string') stale.set(id, known.get(id) ?? [])
        else if (typeof data?.id === 'string') known.set(data.id, keywords ?? [])
      })(returning, passing)
      inData('getMyDemand', (data) => {
        const keywords = [...(stale.get(data.id) ?? []), ...(data.keywords ?? [])]
        known.set(data.id, keywords)
        return stale.has(data.id) ? { ...data, keywords } : undefined
      })(returning, passing)
    },
  )
}

export const stateDefects: Defect[] = [
  {
    id: 'what is viewed again keeps the time of its first view',
    group: 'state',
    operationId: 'addHistory',
    write: true,
    ...(() => {
      const seen = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [askerOf(passing), targetType, targetId].join(' ')
      const repeated = new WeakSet<Passing>()
      return {
        request: onRequest('addHistory', (passing) => {
          const { title } = bodyOf(passing)
          if (typeof title !== 'string' || title.trim() === '' || title.length > 100) return
          if (passing.method !== 'POST' || !seen.has(keyOf(passing, bodyOf(passing)))) return
          repeated.add(passing)
          passing.method = 'GET'
          passing.body = ''
          passing.url.pathname = '/message/api/history/setting'
        }),
        reply: (returning, passing) => {
          if (repeated.has(passing)) {
            if (codeOf(returning) === '200') setJson(returning, { returnCode: '200', data: null })
          }
          inData('listHistory', ({ records }) => {
            for (const record of records) seen.add(keyOf(passing, record))
          })(returning, passing)
          if (passing.operationId?.startsWith('delete')) seen.clear()
        },
        restart: () => seen.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const list = '/message/api/history/list'
      const { targetType, targetId, title } = (await dataOf(ask, list)).records[3]
      await ask('/message/api/history/save', { body: { targetType, targetId, title } })
      return (await dataOf(ask, list)).records[0].targetId !== targetId
    },
  },
  {
    id: 'a number of people that was emptied comes back',
    group: 'state',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    ...selectiveUpdate(),
    probe: async (ask) => {
      const before = await dataOf(ask, personnel)
      const body = { ...before, overBachelorAmount: null }
      await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })
      return (await dataOf(ask, personnel)).overBachelorAmount === before.overBachelorAmount
    },
  },
  {
    id: 'the member goes on with the old portrait',
    group: 'state',
    operationId: 'updatePhoto',
    write: true,
    ...remembering(
      () => new Map<string, unknown>(),
      (portraits, returning, passing) => {
        inData('getCurrentUser', (data) => {
          const asking = askerOf(passing)
          if (!portraits.has(asking)) portraits.set(asking, data.image)
          return { ...data, image: portraits.get(asking) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { image: before } = await dataOf(ask, '/uaa/api/current-user')
      const image = await upload(ask, 'portrait.png', 'image/png', dot)
      const { code } = await ask('/uaa/api/user/update/photo', { method: 'PUT', body: { image } })
      return code === '200' && (await dataOf(ask, '/uaa/api/current-user')).image === before
    },
  },
  {
    id: 'an application was handed in the day before it was',
    group: 'state',
    operationId: 'saveDeclareRecord',
    write: true,
    ...remembering(
      () => new Set<string>(),
      (saved, returning, passing) => {
        inData('saveDeclareRecord', ({ id }) => {
          saved.add(id)
        })(returning, passing)
        inData('getDeclareRecord', (data) => {
          if (!saved.has(data.id) || data.submitDate === undefined) return undefined
          return { ...data, submitDate: dayAfter(data.submitDate, -1) }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const submitDate = '2026-11-27'
      for (const { id: declarationId } of await shownRecords(ask, '/policy/api/ua/declare/page?declareState=OPEN')) {
        const body = { declarationId, enId: demo, submitDate, receiptNo: 'X-2026-1' }
        const { code, data } = await ask('/policy/api/customer/declare/save', { body })
        if (code !== '200') continue
        return (await dataOf(ask, `/policy/api/customer/declare/detail?id=${data.id}`)).submitDate !== submitDate
      }
      return false
    },
  },
  {
    id: 'of the chosen messages the first is deleted',
    group: 'state',
    operationId: 'deleteMessages',
    write: true,
    request: onRequest('deleteMessages', ({ url: { searchParams } }) => {
      const [first, ...others] = (searchParams.get('ids') ?? '').split(',')
      if (first !== undefined && others.length > 0) searchParams.set('ids', first)
    }),
    probe: async (ask) => {
      const list = '/message/api/msg/list?size=50'
      const { records, total } = await dataOf(ask, list)
      const ids = records.slice(0, 3).map(({ id }: Loose) => id)
      await ask(`/message/api/msg/delete?ids=${ids.join(',')}`, { method: 'DELETE' })
      return (await dataOf(ask, list)).total === total - 1
    },
  },
  {
    id: 'quiet hours that are not sent along are the usual ones again',
    group: 'state',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        body['quietStart'] ??= '22:00'
        body['quietEnd'] ??= '08:00'
      })
    }),
    probe: async (ask) => {
      const body = { tagIds: ['t-101'], departments: [], levels: [] }
      const save = '/policy/api/customer/tag/subscribe'
      await ask(save, { body: { ...body, quietStart: '21:00', quietEnd: '07:30' } })
      await ask(save, { body })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).quietStart === '22:00'
    },
  },
  {
    id: 'the keywords of a changed demand are added to those of before',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    ...wordsAppended(),
    probe: async (ask) => {
      const save = '/supanddem/api/customer/demand/save'
      const draft = { submit: false, enId: demo, title: '减速机轴承寿命预测', demandType: 'TECH' }
      const { id } = (await ask(save, { body: { ...draft, keywords: ['轴承'] } })).data
      await ask(save, { body: { ...draft, id, keywords: ['寿命'] } })
      const { keywords } = await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${id}`)
      return keywords.join(',') === '轴承,寿命'
    },
  },
]
