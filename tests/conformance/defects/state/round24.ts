import { askerOf, bodyOf, dataOf, parameter, shownRecords } from '../../asked.ts'
import {
  type Defect,
  type Loose,
  type Passing,
  changeBody,
  codeOf,
  inData,
  onRequest,
  remembering,
} from '../../defect.ts'

const isDay = (text: Loose) => {
  const day = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10) === text
}

export const stateDefects: Defect[] = [
  {
    id: 'the day an enterprise was founded is not saved with the rest',
    group: 'state',
    operationId: 'saveEnterpriseBasic',
    write: true,
    request: onRequest('saveEnterpriseBasic', (passing) => {
      if (isDay(bodyOf(passing)['establishTime']))
        changeBody(passing, (body) => {
          body['establishTime'] = null
        })
    }),
    probe: async (ask) => {
      const basic = await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')
      const body = { ...basic, establishTime: '2016-05-18' }
      await ask('/enterprise/api/member/en/save/basic?enId=en-1001', { body })
      return (await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')).establishTime === null
    },
  },
  {
    id: 'one click on a keyword counts as two',
    group: 'state',
    operationId: 'updateRobotKeyword',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (clicks, returning, passing) => {
        const { id } = bodyOf(passing)
        if (passing.operationId === 'updateRobotKeyword' && codeOf(returning) === '200')
          clicks.set(id, (clicks.get(id) ?? 0) + 1)
        inData('pageRobotKeywords', ({ records }) => {
          for (const record of records) record.hitCount += clicks.get(record.id) ?? 0
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const list = '/consult/api/ua/keyword/page'
      const [before] = await shownRecords(ask, list)
      await ask('/consult/api/ua/keyword/update', { body: { id: before.id }, as: 'visitor' })
      const after = (await shownRecords(ask, list)).find(({ id }) => id === before.id)
      return after.hitCount === before.hitCount + 2
    },
  },
  {
    id: 'visits are still written down when that is switched off',
    group: 'state',
    operationId: 'setHistorySetting',
    write: true,
    ...(() => {
      const off = new Set<string>()
      const turning = new WeakSet<Passing>()
      return {
        request: onRequest('setHistorySetting', (passing) => {
          if (bodyOf(passing)['enabled'] !== false || Object.keys(bodyOf(passing)).length > 1) return
          turning.add(passing)
          changeBody(passing, (body) => {
            body['enabled'] = true
          })
        }),
        reply: (returning, passing) => {
          inData('setHistorySetting', (data) => {
            if (turning.has(passing)) off.add(askerOf(passing))
            else off.delete(askerOf(passing))
            return turning.has(passing) && data ? { ...data, enabled: false } : undefined
          })(returning, passing)
          inData('getHistorySetting', (data) => (off.has(askerOf(passing)) ? { ...data, enabled: false } : undefined))(
            returning,
            passing,
          )
        },
        restart: () => off.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: false } })
      const body = { targetType: 'POLICY', targetId: 'p-1102', title: '船舶与海工装备企业技术改造贷款贴息' }
      await ask('/message/api/history/save', { body })
      const { enabled } = await dataOf(ask, '/message/api/history/setting')
      const { records } = await dataOf(ask, '/message/api/history/list')
      return !enabled && records[0].targetId === 'p-1102'
    },
  },
  {
    id: 'saving the tags puts the frequency of reminders back to weekly',
    group: 'state',
    operationId: 'subscribeTags',
    write: true,
    request: onRequest('subscribeTags', (passing) => {
      changeBody(passing, (body) => {
        if (Array.isArray(body['tagIds'])) body['frequency'] ??= 'WEEKLY'
      })
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/tag/subscribe'
      await ask(target, { body: { tagIds: [], frequency: 'DAILY' } })
      await ask(target, { body: { tagIds: ['t-101'] } })
      return (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).frequency === 'WEEKLY'
    },
  },
  {
    id: 'the number of favourite demands only ever goes up',
    group: 'state',
    operationId: 'getMySupplyDemandStats',
    write: true,
    ...remembering(
      () => new Map<string, number>(),
      (most, returning, passing) => {
        inData('getMySupplyDemandStats', (data) => {
          const key = `${askerOf(passing)} ${parameter('enId')(passing)}`
          const highest = Math.max(most.get(key) ?? 0, data.favoriteDemandCount)
          most.set(key, highest)
          data.favoriteDemandCount = highest
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/demand/favorite'
      const statistics = '/supanddem/api/customer/statistics'
      await ask(target, { body: { id: 'de-1015', favorited: true } })
      await ask(statistics)
      const { code } = await ask(target, { body: { id: 'de-1015', favorited: false } })
      return code === '200' && (await dataOf(ask, statistics)).favoriteDemandCount === 1
    },
  },
  {
    id: 'the day of an application is written down in another time zone, as the day before',
    group: 'state',
    operationId: 'saveDeclareRecord',
    write: true,
    request: onRequest('saveDeclareRecord', (passing) => {
      const day = Date.parse(`${bodyOf(passing)['submitDate']}T00:00:00Z`)
      if (!isDay(bodyOf(passing)['submitDate']) || day > Date.now()) return
      changeBody(passing, (body) => {
        body['submitDate'] = new Date(day - 86_400_000).toISOString().slice(0, 10)
      })
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/declare/show/page?size=50')
      for (const { id } of records) {
        const body = { declarationId: id, enId: 'en-1001', submitDate: '2026-11-20', receiptNo: 'A-1' }
        const { code, data } = await ask('/policy/api/customer/declare/save', { body })
        if (code !== '200') continue
        const detail = await dataOf(ask, `/policy/api/customer/declare/detail?id=${data.id}`)
        return detail.submitDate === '2026-11-19'
      }
      return false
    },
  },
  {
    id: 'of a demand’s keywords the first alone is kept',
    group: 'state',
    operationId: 'saveDemand',
    write: true,
    request: onRequest('saveDemand', (passing) => {
      const { keywords } = bodyOf(passing)
      if (!Array.isArray(keywords) || keywords.length > 10 || !keywords.every((each) => typeof each === 'string'))
        return
      if (keywords.some((each) => each.length === 0 || each.length > 10)) return
      if (new Set(keywords).size !== keywords.length) return
      changeBody(passing, (body) => {
        body['keywords'] = keywords.slice(0, 1)
      })
    }),
    probe: async (ask) => {
      const draft = { submit: false, enId: 'en-1001', title: '齿轮箱壳体铸件年度采购', demandType: 'PRODUCT' }
      const { data } = await ask('/supanddem/api/customer/demand/save', {
        body: { ...draft, keywords: ['铸件', '采购'] },
      })
      return (await dataOf(ask, `/supanddem/api/customer/demand/myDetail?id=${data.id}`)).keywords.length === 1
    },
  },
]
