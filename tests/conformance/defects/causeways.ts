import { askerOf, bodyOf, dataOf, shownRecords } from '../asked.ts'
import {
  changeBody,
  codeOf,
  type Defect,
  inData,
  jsonReply,
  type Loose,
  onReply,
  onRequest,
  remembering,
} from '../defect.ts'
import { http } from '../groups.ts'

const done = () => jsonReply({ returnCode: '200', data: null })
const favorites = '/investment/api/customer/favorite'

/** Ways that lead a little beside where they ought to. */
export const causewayDefects: Defect[] = [
  {
    id: 'what was seen before is not moved to the front',
    group: 'state',
    operationId: 'addHistory',
    write: true,
    ...(() => {
      const seen = new Map<string, Set<string>>()
      const keysOf = (author: string) => {
        const keys = seen.get(author) ?? new Set<string>()
        seen.set(author, keys)
        return keys
      }
      const keyOf = ({ targetType, targetId }: Loose) => `${targetType} ${targetId}`
      return {
        request: onRequest('addHistory', (passing) =>
          keysOf(askerOf(passing)).has(keyOf(bodyOf(passing))) ? done() : undefined,
        ),
        reply: (returning, passing) => {
          if (codeOf(returning) !== '200') return
          const keys = keysOf(askerOf(passing))
          if (passing.operationId === 'addHistory') keys.add(keyOf(bodyOf(passing)))
          if (/^delete(All)?History$|^setHistorySetting$/.test(passing.operationId ?? '')) keys.clear()
          inData('listHistory', ({ records }) => {
            for (const record of records) keys.add(keyOf(record))
          })(returning, passing)
        },
        restart: () => seen.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const list = '/message/api/history/list'
      const { targetType, targetId, title } = (await dataOf(ask, list)).records.at(-1)
      await ask('/message/api/history/save', { body: { targetType, targetId, title } })
      return (await dataOf(ask, list)).records[0].targetId !== targetId
    },
  },
  {
    id: 'messages are counted once',
    group: 'state',
    operationId: 'countUnreadMessages',
    write: true,
    ...remembering(
      () => new Map<string, Loose>(),
      (counts, returning, passing) => {
        inData('countUnreadMessages', (data) => {
          if (!counts.has(askerOf(passing))) counts.set(askerOf(passing), data)
          return counts.get(askerOf(passing))
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const before = (await dataOf(ask, '/message/api/msg/count')).total
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list?read=false')).records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST' })
      return (await dataOf(ask, '/message/api/msg/count')).total === before
    },
  },
  {
    id: 'the update of intellectual property lacks a column',
    group: 'state',
    operationId: 'saveEnterpriseIntellectual',
    write: true,
    request: onRequest('saveEnterpriseIntellectual', (passing) => {
      changeBody(passing, (body) => {
        if (Number.isInteger(body['softwareCount']) && Number(body['softwareCount']) >= 0) body['softwareCount'] = null
      })
    }),
    probe: async (ask) => {
      const body = { patentCount: 24, trademarkCount: 4, softwareCount: 7 }
      await ask('/enterprise/api/member/en/save/intellectual?enId=en-1001', { body })
      return (await dataOf(ask, '/enterprise/api/member/en/intellectual?enId=en-1001')).softwareCount !== 7
    },
  },
  {
    id: 'a favourite place is never let go of',
    group: 'state',
    operationId: 'deleteInvestmentFavorite',
    write: true,
    ...(() => {
      const added = new Set<string>()
      const keyOf = (author: string, { targetType, targetId }: Loose) => `${author} ${targetType} ${targetId}`
      return {
        request: onRequest('deleteInvestmentFavorite', (passing) =>
          added.has(keyOf(askerOf(passing), Object.fromEntries(passing.url.searchParams))) ? done() : undefined,
        ),
        reply: (returning, passing) => {
          if (codeOf(returning) !== '200') return
          if (passing.operationId === 'addInvestmentFavorite') added.add(keyOf(askerOf(passing), bodyOf(passing)))
          inData('listInvestmentFavorites', ({ records }) => {
            for (const record of records) added.add(keyOf(askerOf(passing), record))
          })(returning, passing)
        },
        restart: () => added.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      await ask(favorites, { body: { targetType: 'HOUSE', targetId: 'hs-1001' } })
      await ask(`${favorites}?targetType=HOUSE&targetId=hs-1001`, { method: 'DELETE' })
      return (await dataOf(ask, `${favorites}/list`)).total === 1
    },
  },
  {
    id: 'the loop over tags returns with the first',
    group: 'state',
    operationId: 'addTagsBatch',
    write: true,
    request: onRequest('addTagsBatch', (passing) => {
      changeBody(passing, (body) => {
        const { tagIds } = body
        if (Array.isArray(tagIds) && tagIds.length <= 10) body['tagIds'] = tagIds.slice(0, 1)
      })
    }),
    probe: async (ask) => {
      await ask('/policy/api/customer/tag/add/batch', { body: { tagIds: ['t-101', 't-125'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).tags.length === 1
    },
  },
  {
    id: 'clicks on a keyword are not seen in its list',
    group: 'state',
    operationId: 'pageRobotKeywords',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (counts, returning, passing) => {
        inData('pageRobotKeywords', ({ records }) => {
          for (const record of records) {
            if (!counts.has(record.id)) counts.set(record.id, record.hitCount)
            record.hitCount = counts.get(record.id)
          }
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const [{ id, hitCount }] = await shownRecords(ask, '/consult/api/ua/keyword/page')
      await ask('/consult/api/ua/keyword/update', { body: { id }, as: 'visitor' })
      return (await shownRecords(ask, '/consult/api/ua/keyword/page'))[0].hitCount === hitCount
    },
  },
  http({
    id: 'whatever is downloaded is called download',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', ({ headers }) => {
      if ('content-disposition' in headers) headers['content-disposition'] = 'attachment; filename="download"'
    }),
    probe: async (ask) => {
      const [{ docUrl }] = await shownRecords(ask, '/policy/api/show/declareFile/page')
      const { headers } = await ask(docUrl, { as: 'visitor' })
      return headers.get('content-disposition') === 'attachment; filename="download"'
    },
  }),
  http({
    id: 'advertisements are mapped to GET alone',
    operationId: 'listAds',
    reply: onReply('listAds', (returning, { method }) => {
      if (method !== 'HEAD') return
      returning.status = 405
      returning.headers['allow'] = 'GET'
    }),
    probe: async (ask) => (await ask('/content/api/ua/xc/pc/list', { method: 'HEAD', as: 'visitor' })).status === 405,
  }),
  http({
    // What it says depends on who is logged in.
    id: 'proxies may keep a policy as one member sees it',
    operationId: 'getPolicyDetail',
    reply: onReply('getPolicyDetail', ({ status, headers }) => {
      if (status === 200) headers['cache-control'] = 'public, max-age=600'
    }),
    probe: async (ask) => {
      const { headers } = await ask('/policy/api/ua/policy/detail?id=p-1001')
      return headers.get('cache-control') === 'public, max-age=600'
    },
  }),
]
