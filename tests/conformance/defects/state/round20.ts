import { askerOf, bodyOf, dataOf, dayAfter, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, changeBody, codeOf, inData, jsonReply, onRequest, remembering } from '../../defect.ts'

const done = () => jsonReply({ returnCode: '200', data: null })

const favorites = '/investment/api/customer/favorite'

export const stateDefects: Defect[] = [
  {
    id: 'a demand is wanted a day earlier, as it is in Greenwich',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      changeBody(passing, (body) => {
        const { deadline } = body
        if (typeof deadline === 'string' && /^20\d\d-\d\d-\d\d$/.test(deadline))
          body['deadline'] = dayAfter(deadline, -1)
      })
    }),
    probe: async (ask) => {
      const [{ id }] = await shownRecords(ask, '/supanddem/api/ua/show/demand/list')
      const { deadline } = await dataOf(ask, `/supanddem/api/ua/show/demand/detail?id=${id}`)
      const later = dayAfter(deadline, 5)
      const body = {
        submit: false,
        enId: 'en-1001',
        title: '在线检测技术需求草稿',
        demandType: 'TECH',
        deadline: later,
      }
      const saved = await ask('/supanddem/api/customer/demand/save', { body })
      const kept = await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${saved.data.id}`)
      return kept.deadline === dayAfter(later, -1)
    },
  },
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
]
