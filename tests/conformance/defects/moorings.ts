import { bodyOf, dataOf, shownRecords, signatureHeaders } from '../asked.ts'
import { changeBody, codeOf, inData, jsonReply, onReply, onRequest, remembering, setJson } from '../defect.ts'
import type { Ask, Defect, Loose, Passing } from '../defect.ts'
import { lists, relations } from '../groups.ts'

const state = (defect: Omit<Defect, 'group' | 'write'>): Defect => ({ ...defect, group: 'state', write: true })
const askerOf = ({ headers }: Passing) => headers['authorization'] ?? ''

interface Page {
  current: number
  size: number
  query: URLSearchParams
}

/** A short list that the query narrows in a way of its own. */
function narrowed(
  operationId: string,
  when: (query: URLSearchParams) => boolean,
  without: string,
  keeps: (record: Loose, query: URLSearchParams) => boolean,
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const pages = new WeakMap<Passing, Page>()
  return {
    operationId,
    request: onRequest(operationId, (passing) => {
      const { searchParams } = passing.url
      const { current = '1', size = '10' } = Object.fromEntries(searchParams)
      if (!/^[1-9]\d{0,5}$/.test(current) || !/^([1-9]|[1-4]\d|50)$/.test(size) || !when(searchParams)) return
      pages.set(passing, { current: Number(current), size: Number(size), query: new URLSearchParams(searchParams) })
      searchParams.delete(without)
      searchParams.set('current', '1')
      searchParams.set('size', '50')
    }),
    reply: inData(operationId, (data, passing) => {
      const page = pages.get(passing)
      if (page === undefined) return undefined
      const { current, size, query } = page
      const kept = data.records.filter((record: Loose) => keeps(record, query))
      const records = kept.slice((current - 1) * size, current * size)
      return { records, total: kept.length, size, current, pages: Math.ceil(kept.length / size) }
    }),
  }
}

const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)
const nameOf = (query: URLSearchParams) => (query.get('name') ?? '').trim()

/** Whether SQL finds the text like `%word%`. */
function isLike(text: string, word: string): boolean {
  const pattern = word
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  return new RegExp(pattern, 'is').test(text)
}

const columns = new Set(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])
const modules = new Set(['FOOTER_LINK', 'PARTNER', 'HOTLINE', 'QUICK_ENTRY'])
const robot = '/consult/api/ua/smart'
const asked = { sessionId: 'mooring-session-1', question: '研发费用加计扣除怎么享受' }
const history = '/message/api/history'
const tags = '/policy/api/customer/tag'
const intellectual = '/enterprise/api/member/en'

async function sendIntent(ask: Ask, resourceId: string): Promise<unknown> {
  const person = { name: '沈小明', company: '示例机械有限公司', mobile: '13800000001', agree: true }
  const body = { ...person, content: '想看看厂房', resourceType: 'HOUSE', resourceId }
  return (await ask('/investment/api/customer/intent/save', { body })).code
}

/** What has been tied up drifts off again. */
export const mooringDefects: Defect[] = [
  state({
    id: 'nought patents are not saved',
    operationId: 'saveEnterpriseIntellectual',
    request: onRequest('saveEnterpriseIntellectual', (passing) =>
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (value === 0) body[key] = null
      }),
    ),
    probe: async (ask) => {
      const body = { patentCount: 0, trademarkCount: 4, softwareCount: 6 }
      await ask(`${intellectual}/save/intellectual?enId=en-1001`, { body })
      return (await dataOf(ask, `${intellectual}/intellectual?enId=en-1001`)).patentCount === null
    },
  }),
  state({
    id: 'footprints are written down although the member said no',
    operationId: 'addHistory',
    ...(() => {
      const wishes = new Map<string, boolean>()
      const wished = new WeakMap<Passing, boolean>()
      return {
        request: onRequest('setHistorySetting', (passing) => {
          if (bodyOf(passing)['enabled'] !== false) return
          wished.set(passing, false)
          changeBody(passing, (body) => void (body['enabled'] = true))
        }),
        reply: (returning, passing) => {
          inData('setHistorySetting', (data) => {
            wishes.set(askerOf(passing), wished.get(passing) ?? true)
            return { ...data, enabled: wished.get(passing) ?? true }
          })(returning, passing)
          inData('getHistorySetting', (data) => ({
            ...data,
            enabled: wishes.get(askerOf(passing)) ?? data.enabled,
          }))(returning, passing)
        },
        restart: () => wishes.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      await ask(`${history}/setting`, { method: 'PUT', body: { enabled: false } })
      const body = { targetType: 'DEMAND', targetId: 'de-1101', title: '看过的需求' }
      await ask(`${history}/save`, { body })
      const { enabled } = await dataOf(ask, `${history}/setting`)
      return !enabled && (await dataOf(ask, `${history}/list`)).records[0].targetId === 'de-1101'
    },
  }),
  state({
    id: 'favourites are counted before the row is written',
    operationId: 'favoriteDemand',
    reply: inData('favoriteDemand', (data) => {
      data.favoriteCount = Math.max(0, data.favoriteCount + (data.favorited ? -1 : 1))
    }),
    probe: async (ask) => {
      const body = { id: 'de-1101', favorited: true }
      const { favoriteCount } = (await ask('/supanddem/api/customer/demand/favorite', { body })).data
      const { favoriteCount: shown } = await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1101')
      return favoriteCount === shown - 1
    },
  }),
  state({
    id: 'what left the favourites never comes back',
    operationId: 'addContentFavorite',
    // The row that is marked as deleted still holds the unique key.
    ...(() => {
      const left = new Set<string>()
      const keyOf = (passing: Passing, { targetType, targetId }: Loose) =>
        [askerOf(passing), targetType, targetId].join(' ')
      return {
        request: onRequest('addContentFavorite', (passing) =>
          left.has(keyOf(passing, bodyOf(passing)))
            ? jsonReply({ returnCode: '4090', errorMessage: '您已收藏该内容' })
            : undefined,
        ),
        reply: onReply('deleteContentFavorite', (returning, passing) => {
          if (codeOf(returning) === '200') left.add(keyOf(passing, Object.fromEntries(passing.url.searchParams)))
        }),
        restart: () => left.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1022' }
      const favorite = '/content/api/customer/favorite'
      await ask(favorite, { body })
      await ask(`${favorite}?${new URLSearchParams(body)}`, { method: 'DELETE' })
      return (await ask(favorite, { body })).code === '4090'
    },
  }),
  state({
    id: 'one open intent shuts out those for other places',
    operationId: 'saveInvestmentIntent',
    ...remembering(
      () => new Map<string, string>(),
      (open, returning, passing) => {
        if (passing.operationId !== 'saveInvestmentIntent' || codeOf(returning) !== '200') return
        const { resourceId } = bodyOf(passing)
        const first = open.get(askerOf(passing)) ?? resourceId
        open.set(askerOf(passing), first)
        if (first === resourceId) return
        setJson(returning, { returnCode: '4090', errorMessage: '您已提交过意向，请勿重复提交' })
      },
    ),
    probe: async (ask) => {
      const first = await sendIntent(ask, 'hs-1001')
      return first === '200' && (await sendIntent(ask, 'hs-1002')) === '4090'
    },
  }),
  state({
    id: 'the first opinion of an answer stays',
    operationId: 'saveAnswerFeedback',
    ...(() => {
      const opinions = new Map<string, boolean>()
      return {
        request: onRequest('saveAnswerFeedback', (passing) => {
          const first = opinions.get(bodyOf(passing)['answerId'])
          if (first === undefined || typeof bodyOf(passing)['useful'] !== 'boolean') return
          changeBody(passing, (body) => {
            if (first !== body['useful']) for (const key of ['reasons', 'reason']) delete body[key]
            body['useful'] = first
          })
        }),
        reply: onReply('saveAnswerFeedback', (returning, passing) => {
          const { answerId, useful } = bodyOf(passing)
          if (codeOf(returning) === '200') opinions.set(answerId, useful)
        }),
        restart: () => opinions.clear(),
      } satisfies Pick<Defect, 'request' | 'reply' | 'restart'>
    })(),
    probe: async (ask) => {
      const { answerId } = (await ask(`${robot}/answer`, { body: asked })).data
      for (const useful of [true, false]) await ask(`${robot}/answer/feedback`, { body: { answerId, useful } })
      return (await dataOf(ask, `${robot}/session/detail?sessionId=${asked.sessionId}`)).turns[0].useful === true
    },
  }),
  state({
    id: 'reminders go back to their defaults with each saving',
    operationId: 'subscribeTags',
    request: onRequest('subscribeTags', (passing) =>
      changeBody(passing, (body) => {
        const defaults = { frequency: 'WEEKLY', quietStart: '22:00', quietEnd: '08:00' }
        const several = { channels: ['SITE'], deadlineRemind: [30, 7, 3, 1] }
        for (const [key, value] of Object.entries({ ...defaults, ...several })) body[key] ??= value
      }),
    ),
    probe: async (ask) => {
      await ask(`${tags}/subscribe`, { body: { tagIds: [], frequency: 'DAILY' } })
      await ask(`${tags}/subscribe`, { body: { tagIds: [] } })
      return (await dataOf(ask, `${tags}/mySubscribe`)).frequency === 'WEEKLY'
    },
  }),
  lists({
    id: 'news of a name are from all columns',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      if (nameOf(searchParams) !== '' && columns.has(searchParams.get('columnCode') ?? ''))
        searchParams.delete('columnCode')
    }),
    probe: async (ask) => {
      const list = `/content/api/ua/notice/pc/list?size=50&columnCode=NOTICE&name=${encodeURIComponent('解读')}`
      return (await shownRecords(ask, list)).some(({ columnCode }) => columnCode !== 'NOTICE')
    },
  }),
  lists({
    id: 'the most viewed resources are sorted within their page',
    operationId: 'listResources',
    ...(() => {
      const sorting = new WeakSet<Passing>()
      return {
        request: onRequest('listResources', (passing) => {
          if (passing.url.searchParams.get('sort') !== 'VIEW') return
          sorting.add(passing)
          passing.url.searchParams.delete('sort')
        }),
        reply: inData('listResources', ({ records }, passing) => {
          if (sorting.has(passing)) records.sort((one: Loose, other: Loose) => other.viewCount - one.viewCount)
        }),
      }
    })(),
    probe: async (ask) => {
      const list = '/supanddem/api/ua/show/resource/list?sort=VIEW&size=10&current='
      const [first, second] = [await shownRecords(ask, `${list}1`), await shownRecords(ask, `${list}2`)]
      return second[0].viewCount > first[9].viewCount
    },
  }),
  lists({
    id: 'facets of level and category count after their own filter',
    operationId: 'searchPolicies',
    reply: inData('searchPolicies', ({ facets }, { url }) => {
      for (const field of ['level', 'category']) {
        const chosen = url.searchParams.getAll(field).flatMap((value) => value.split(','))
        if (chosen.length > 0) facets[field] = facets[field].filter(({ value }: Loose) => chosen.includes(value))
      }
    }),
    probe: async (ask) => {
      const query = { level: 'PROVINCE' }
      const sent = { as: 'visitor', headers: signatureHeaders(query) } as const
      return (await ask('/policy/api/ua/policy/search-list?level=PROVINCE', sent)).data.facets.level.length === 1
    },
  }),
  lists({
    id: 'the total of messages is that of the page',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      data.total = data.records.length
      data.pages = Math.min(1, data.total)
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list?size=2')).total === 2,
  }),
  lists({
    id: 'a percent sign finds every provider',
    ...narrowed(
      'listFacilitators',
      (query) => /[%_]/.test(nameOf(query)) && nameOf(query).length <= 30,
      'name',
      ({ name, slogan, tags: words }, query) =>
        [name, slogan, ...words].some((text: string) => isLike(text, nameOf(query))),
    ),
    probe: async (ask) => (await shownRecords(ask, '/enterprise/api/ua/facilitator/list?name=%25')).length > 0,
  }),
  lists({
    id: 'what can be had at once is not available before any day',
    ...narrowed(
      'listShowResourcesByType',
      (query) => isDay(query.get('availableBefore')),
      '',
      ({ availableDate }) => availableDate !== null,
    ),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
      return (
        (await shownRecords(ask, `${list}&availableBefore=2030-01-01`)).length < (await shownRecords(ask, list)).length
      )
    },
  }),
  lists({
    id: 'the rules of a tool begin with the oldest',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (rules: Loose[]) => {
      const order = [...new Set(rules.map(({ toolCode }) => toolCode))]
      return order.flatMap((code) => rules.filter(({ toolCode }) => toolCode === code).toReversed())
    }),
    probe: async (ask) => {
      const [first, second] = await dataOf(ask, '/consult/api/ua/tool/rule/list?toolCode=SRDI')
      return first.effectiveFrom < second.effectiveFrom
    },
  }),
  lists({
    id: 'one module is asked for and all are given',
    operationId: 'listModuleConfigs',
    request: onRequest('listModuleConfigs', ({ url: { searchParams } }) => {
      if (modules.has(searchParams.get('moduleCode') ?? '')) searchParams.delete('moduleCode')
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list?moduleCode=HOTLINE')).length > 1,
  }),
  relations({
    id: 'the statistics count only demands that are still open',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.demandCount = data.openDemandCount
    }),
    probe: async (ask) => {
      const { demandCount } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return demandCount < (await dataOf(ask, '/supanddem/api/ua/show/demand/count'))
    },
  }),
  relations({
    id: 'in the month the last days are a day early',
    operationId: 'getCalendarMonth',
    // Midnight here is still the day before in UTC.
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) day.endCount = days[index + 1]?.endCount ?? 0
    }),
    probe: async (ask) => {
      const [year, month] = new Date(Date.now() + 28_800_000).toISOString().split('-')
      const calendar = '/policy/api/ua/calendar'
      const { days } = await dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
      for (const { date, endCount } of days) {
        if (endCount === 0) continue
        const events: Loose[] = await dataOf(ask, `${calendar}/day?date=${date}`)
        if (events.filter(({ type }) => type === 'DECLARE_END').length !== endCount) return true
      }
      return false
    },
  }),
  relations({
    id: 'a park counts its warehouses among its factories',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', ({ resourceCounts }) => {
      resourceCounts.house += resourceCounts.warehouse
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&type='
      for (const { id, park } of await shownRecords(ask, `${list}ENVIRONMENT`)) {
        const { resourceCounts } = await dataOf(ask, `/investment/ua/showResource/detailOfEnvironment?id=${id}`)
        const houses = await shownRecords(ask, `${list}HOUSE&park=${encodeURIComponent(park)}`)
        if (resourceCounts.house > houses.filter(({ status }) => status === 'AVAILABLE').length) return true
      }
      return false
    },
  }),
  relations({
    id: 'the list of sessions counts questions and answers',
    operationId: 'pageRobotSessions',
    write: true,
    reply: inData('pageRobotSessions', ({ records }) => {
      for (const session of records) session.turnCount *= 2
    }),
    probe: async (ask) => {
      await ask(`${robot}/answer`, { body: asked })
      const [{ turnCount }] = (await dataOf(ask, '/consult/api/customer/smart/session/page')).records
      const { turns } = await dataOf(ask, `${robot}/session/detail?sessionId=${asked.sessionId}`)
      return turnCount !== turns.length
    },
  }),
]
