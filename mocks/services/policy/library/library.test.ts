import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startPolicyGateway, type PolicyGateway } from '../testPolicyGateway.ts'

let policy: PolicyGateway

beforeAll(async () => {
  policy = await startPolicyGateway()
})
beforeEach(() => policy.gateway.reset())
afterAll(() => policy.stop())

async function get<Data>(path: string, headers: Record<string, string> = {}): Promise<Data> {
  const { returnCode, errorMessage, data } = await policy.ask<Data>(path, { headers })
  expect([path, returnCode, errorMessage]).toEqual([path, '200', undefined])
  return data
}

test('7.3-01 every policy on the shelf has a detail, and viewing it counts', async () => {
  const shown = policy.store.policies.filter(({ offShelf }) => !offShelf)
  for (const { id, viewCount } of shown) {
    const detail = await get<DataOf<'getPolicyDetail'>>(`/policy/api/ua/policy/detail?id=${id}`)
    expect([detail.id, detail.stats.viewCount]).toEqual([id, viewCount + 1])
  }
})

test('a policy that was taken off the shelf, or never existed, is missing', async () => {
  const hidden = policy.store.policies.find(({ offShelf }) => offShelf)
  for (const id of [hidden?.id, 'p-9999']) {
    expect(await policy.ask(`/policy/api/ua/policy/detail?id=${id}`)).toMatchObject({ returnCode: '4040' })
  }
})

test('a replaced policy names its replacement', async () => {
  const detail = await get<DataOf<'getPolicyDetail'>>('/policy/api/ua/policy/detail?id=p-1014')
  expect(detail).toMatchObject({ validity: 'REPLACED', replacedById: 'p-1015' })
  expect(detail.replacedByTitle).toContain('2026版')
})

test('7.3-03 suggestions begin with the words that begin with what was typed, five at most', async () => {
  const path = `/policy/api/ua/policy/associate?keyword=${encodeURIComponent('企业')}`
  const { associateWords } = await get<DataOf<'associatePolicyWords'>>(path)
  expect(associateWords[0]?.wordName).toBe('企业上云')
  expect(associateWords.length).toBeLessThanOrEqual(5)
})

test.for([
  ['as it is typed', '智能', '智能化改造', '智能'],
  ['in pinyin', 'zhineng', '智能化改造', '智能'],
  ['by first letters', 'znhgz', '智能化改造', '智能化改造'],
  ['as an input method parts syllables', "zhi'neng", '智能化改造', '智能'],
] as const)('words and titles are found %s, and the part that fits is named', async ([, typed, word, hit]) => {
  const path = `/policy/api/ua/policy/associate?keyword=${encodeURIComponent(typed)}`
  const { associateWords, policies } = await get<DataOf<'associatePolicyWords'>>(path)
  expect(associateWords[0]).toMatchObject({ wordName: word, hit })
  expect(policies.length).toBeGreaterThan(0)
  expect(policies.filter((found) => !found.hit?.startsWith('智能') || !found.title.includes(found.hit))).toEqual([])
})

test('a word that only a synonym brings in has no part that fits, and one letter spells nothing', async () => {
  const path = '/policy/api/ua/policy/associate?keyword='
  const { associateWords } = await get<DataOf<'associatePolicyWords'>>(`${path}${encodeURIComponent('高企')}`)
  expect(associateWords.map(({ wordName, hit }) => [wordName, hit])).toContainEqual(['高新技术企业', undefined])
  expect(await get(`${path}z`)).toEqual({ associateWords: [], tags: [], policies: [] })
})

test('7.3-05 hot tags come by count, enough of them to turn the page', async () => {
  const counts = (await get<DataOf<'queryHotTags'>>('/policy/api/ua/tag/hot/query')).map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts.length).toBeGreaterThanOrEqual(12)
})

interface Tagged {
  declarationTag: Schema<'PolicyDeclarationTag'>
}

/** The records of all pages. */
async function allOf(path: string): Promise<Tagged[]> {
  const records: Tagged[] = []
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await get<{ records: Tagged[]; pages: number }>(`${path}?size=50&current=${current}`)
    records.push(...page.records)
    pages = page.pages
  }
  return records
}

test('today-declare lists only what can be declared, the first to end first', async () => {
  const codes = (await allOf('/policy/api/ua/policy/today-declare')).map(({ declarationTag }) => declarationTag.code)
  expect(new Set(codes)).toEqual(new Set(['ENDING', 'OPEN', 'LONG']))
  expect(codes.lastIndexOf('ENDING')).toBeLessThan(codes.indexOf('OPEN'))
})

async function totalFound(query: Record<string, string>): Promise<number> {
  return (await policy.search<DataOf<'searchPolicies'>>(query)).data.total
}

test('the count agrees with the search', async () => {
  const count = await get<DataOf<'countPolicies'>>('/policy/api/ua/policy/policyCount')
  expect(count.total).toBe(await totalFound({}))
  expect(count.declarable).toBe(await totalFound({ declareState: 'OPEN,LONG' }))
  expect(count.ending).toBe(await totalFound({ declareState: 'ENDING' }))
})

test('what is recommended beside a policy resembles it and is not itself', async () => {
  const items = await get<DataOf<'listPolicyRecommendations'>>('/policy/api/ua/policy/recommend/p-1001?size=5')
  expect(items).toHaveLength(5)
  expect(items.map(({ id }) => id)).not.toContain('p-1001')
})

test('a declaration says how many days are left, and the ended ones come last', async () => {
  const { records } = await get<DataOf<'pageDeclarations'>>('/policy/api/ua/declare/page?size=50')
  expect(records[0]).toMatchObject({ policyId: 'p-1013', remainDays: 0 })
  expect((await allOf('/policy/api/ua/declare/page')).at(-1)?.declarationTag.code).toBe('END')
  const shown = await allOf('/policy/api/declare/show/page')
  expect(shown.map(({ declarationTag }) => declarationTag.code)).not.toContain('END')
})

test('7.3-34 a declaration file can be previewed as HTML without scripts', async () => {
  const { records } = await get<DataOf<'pageDeclareFiles'>>('/policy/api/show/declareFile/page?size=1')
  const docUrl = encodeURIComponent(records[0]?.docUrl ?? '')
  const preview = await fetch(`${policy.origin}/policy/api/declare/preview?docUrl=${docUrl}`)
  expect(preview.headers.get('content-type')).toContain('text/html')
  const html = await preview.text()
  expect(html).toContain(records[0]?.title)
  expect(html).not.toContain('<script')
  const missing = await fetch(`${policy.origin}/policy/api/declare/preview?docUrl=${encodeURIComponent('/nothing')}`)
  expect(missing.status).toBe(404)
})

const nothingThere = 'api地址不存在'

test.for([
  ['another host', 'https://example.com/a.pdf', '文件地址格式不正确'],
  ['another host without a scheme', '//example.com/a.pdf', '文件地址格式不正确'],
  ['a way out of the folder', '/uaa/api/../../etc/passwd', '文件地址格式不正确'],
  ['an operation of the gateway', '/uaa/api/current-user', nothingThere],
  ['a file that is no published document', '/uaa/api/download/file?filePath=f-0001&fileName=a.png', nothingThere],
] as const)('no preview reads %s', async ([, docUrl, errorMessage]) => {
  const reply = await fetch(`${policy.origin}/policy/api/declare/preview?docUrl=${encodeURIComponent(docUrl)}`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ errorMessage })
})

test.for(['../../etc/passwd', '/etc/passwd', 'f-1/../f-2', 'f-1/', '.env'])(
  'a download of %s is refused before any file is looked for',
  async (filePath) => {
    const query = new URLSearchParams({ filePath, fileName: 'a.txt' }).toString()
    const reply = await fetch(`${policy.origin}/uaa/api/download/file?${query}`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ errorMessage: '文件路径格式不正确' })
  },
)

test('the year is the sum of its months, and a day lists what its month counts', async () => {
  const year = Number(policy.clock.today().slice(0, 4))
  const { months } = await get<Schema<'PolicyCalendarYear'>>(`/policy/api/ua/calendar/year?year=${year}`)
  for (const { month, startCount, endCount, activityCount } of months) {
    const { days } = await get<Schema<'PolicyCalendarMonth'>>(
      `/policy/api/ua/calendar/month?year=${year}&month=${month}`,
    )
    expect(sum(days.map((day) => day.startCount))).toBe(startCount)
    expect(sum(days.map((day) => day.endCount))).toBe(endCount)
    expect(sum(days.map((day) => day.activityCount))).toBe(activityCount)
  }
  const today = await get<Schema<'PolicyCalendarEventList'>>(`/policy/api/ua/calendar/day?date=${policy.clock.today()}`)
  expect(today).toContainEqual(expect.objectContaining({ type: 'DECLARE_END', policyId: 'p-1013', remainDays: 0 }))
})

test('the calendar names the activities of a day, but none that was cancelled', async () => {
  const named = (date: string) => get<Schema<'PolicyCalendarEventList'>>(`/policy/api/ua/calendar/day?date=${date}`)
  const events = policy.store.events.all()
  expect(new Set(events.map(({ cancelled }) => cancelled))).toEqual(new Set([true, false]))
  const isNamed = async ({ id, startTime }: (typeof events)[number]) =>
    (await named(startTime.slice(0, 10))).some(({ type, eventId }) => type === 'ACTIVITY' && eventId === id)
  expect(await Promise.all(events.map(isNamed))).toEqual(events.map(({ cancelled }) => !cancelled))
})

test('a member finds in the calendar when the own qualifications end, a visitor does not', async () => {
  // The seeded enterprise of u-1001 was recognised in November of the year before last.
  const year = Number(policy.clock.today().slice(0, 4)) + 1
  const path = `/policy/api/ua/calendar/month?year=${year}&month=11`
  const mine = (events: Schema<'PolicyCalendarEventList'>) => events.filter(({ type }) => type === 'CERT_EXPIRE')
  const { data } = await policy.ask<Schema<'PolicyCalendarMonth'>>(path, { headers: policy.as('u-1001') })
  expect(mine(data.events)).toMatchObject([{ title: '高新技术企业', start: `${year}-11-06` }])
  expect(mine((await get<Schema<'PolicyCalendarMonth'>>(path)).events)).toEqual([])
})

test('7.3-44 7.3-45 a subject counts the policies it shows', async () => {
  const { records } = await get<DataOf<'listPolicySubjects'>>('/policy/api/ua/subject/list')
  for (const { id, policyCount } of records) {
    const { sections } = await get<DataOf<'getPolicySubject'>>(`/policy/api/ua/subject/details/${id}`)
    const ids = new Set(sections.flatMap(({ policies }) => policies.map((each) => each.id)))
    expect(ids.size).toBe(policyCount)
  }
})

async function usefulRate(id: string): Promise<number | undefined> {
  return (await get<DataOf<'getPolicyDetail'>>(`/policy/api/ua/policy/detail?id=${id}`)).stats.usefulRate
}

test('what a member thinks of a policy counts once', async () => {
  const headers = { ...policy.as('u-1001'), 'content-type': 'application/json' }
  const evaluate = (useful: boolean) =>
    policy.ask('/policy/api/customer/evaluate/save', {
      method: 'POST',
      headers,
      body: JSON.stringify({ policyId: 'p-1006', useful }),
    })
  await evaluate(true)
  expect(await usefulRate('p-1006')).toBe(83.33)
  await evaluate(false)
  expect(await usefulRate('p-1006')).toBe(75)
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
