import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { tagIdOf } from '../tag/policyTagSeeds.ts'
import { signed, startPolicyGateway, type PolicyGateway } from '../testPolicyGateway.ts'

type Page = DataOf<'searchPolicies'>

let policy: PolicyGateway

beforeAll(async () => {
  policy = await startPolicyGateway()
})
beforeEach(() => policy.gateway.reset())
afterAll(() => policy.stop())

async function find(query: Record<string, string> = {}): Promise<Page> {
  const { returnCode, errorMessage, data } = await policy.search<Page>(query)
  expect([returnCode, errorMessage]).toEqual(['200', undefined])
  return data
}

async function titles(query: Record<string, string>): Promise<string[]> {
  return (await find({ size: '50', ...query })).records.map(({ title }) => title)
}

async function codes(declareState: string): Promise<Set<string>> {
  return new Set((await find({ declareState, size: '50' })).records.map(({ declarationTag }) => declarationTag.code))
}

describe('7-13 the signature over the sorted parameters and the tenant id', () => {
  test('fits whatever the order of the parameters', async () => {
    const query = { size: '5', keyword: '贴息', level: 'COUNTY,CITY', current: '1' }
    const { returnCode } = await policy.search(query)
    expect(returnCode).toBe('200')
  })

  test('is refused when a parameter was changed on the way', async () => {
    const headers = signed({ keyword: '贴息' })
    const reply = await policy.ask('/policy/api/ua/policy/search-list?keyword=%E8%A1%A5%E8%B4%B4', { headers })
    expect(reply).toMatchObject({ returnCode: '4007', errorMessage: expect.stringContaining('签名错误') })
  })

  test.for([
    ['of another tenant', { tenantId: 't-000000' }],
    ['that is six minutes old', { timestamp: String(Date.now() - 6 * 60_000) }],
    ['that is six minutes ahead', { timestamp: String(Date.now() + 6 * 60_000) }],
  ] as const)('is refused %s', async ([, stamp]) => {
    expect(await policy.search({}, stamp)).toMatchObject({ returnCode: '4007' })
  })

  test('is good once', async () => {
    const headers = signed({})
    const path = '/policy/api/ua/policy/search-list'
    expect(await policy.ask(path, { headers })).toMatchObject({ returnCode: '200' })
    expect(await policy.ask(path, { headers })).toMatchObject({ returnCode: '4007' })
  })

  test('is demanded', async () => {
    const reply = await policy.ask('/policy/api/ua/policy/search-list')
    expect(reply).toMatchObject({ returnCode: '3000' })
  })
})

describe('words', () => {
  test('the policy whose title has the keyword comes first', async () => {
    const [first] = await titles({ keyword: '智能化改造' })
    expect(first).toBe('泰兴市制造业企业智能化改造项目奖补申报指南（示例）')
  })

  test('a synonym finds what does not say the word itself', async () => {
    expect(await titles({ keyword: '小巨人' })).toContain('专精特新中小企业申报组织通知（年度）')
  })

  test.for([
    ['高企', '首次认定高新技术企业奖励（免申即享）'],
    ['科小', '科技和创新型中小企业入库培育服务包'],
    ['加计', '研发费用加计扣除政策要点与留存备查清单'],
    ['首台套', '首台（套）重大装备认定与应用奖励'],
    ['稳岗', '重点产业链企业稳岗与技能培训补贴'],
  ] as const)('the short name %s finds %s', async ([keyword, title]) => {
    expect(await titles({ keyword })).toContain(title)
  })

  test('a part of a word finds the word, in whichever case it was typed', async () => {
    expect(await titles({ keyword: '乐器产' })).toContain('乐器产业外贸拓市场参展补助')
    expect(await titles({ keyword: '5g工厂' })).toContain('江苏省5G工厂建设奖励申报通知')
  })

  test('a policy that changed is found by its new words and no longer by its old ones', async () => {
    expect((await find({ keyword: '潜水艇打捞' })).total).toBe(0)
    const before = policy.store.policies.get('p-1007')
    policy.store.policies.update('p-1007', { title: '潜水艇打捞作业补贴' })
    expect((await titles({ keyword: '潜水艇打捞' }))[0]).toBe('潜水艇打捞作业补贴')
    policy.store.policies.update('p-1007', { title: before?.title ?? '' })
    expect((await find({ keyword: '潜水艇打捞' })).total).toBe(0)
    policy.store.policies.remove('p-1007')
    expect(await titles({ keyword: '乐器产业外贸拓市场参展' })).not.toContain(before?.title)
  })

  test('a question in whole words finds what it is about', async () => {
    expect((await titles({ keyword: '企业数字化转型补贴怎么申请' }))[0]).toBe('中小企业数字化转型服务补贴')
  })

  test('every word of the keyword has to be found', async () => {
    expect(await titles({ keyword: '贴息 化工' })).toEqual(['化工企业安全与绿色化提升贷款贴息'])
  })

  test('what is nowhere finds nothing, and no punctuation does', async () => {
    expect((await find({ keyword: '潜水艇打捞' })).total).toBe(0)
    expect((await find({ keyword: '！？' })).total).toBe(0)
  })

  test('an associated word searches by its id, and by its name when the id is unknown', async () => {
    const word = policy.store.policyWords.find(({ wordName }) => wordName === '贷款贴息')
    const byId = await titles({ associatedWordId: word?.id ?? '', associatedWordName: '不作数' })
    expect(byId.length).toBeGreaterThan(1)
    expect(await titles({ associatedWordId: 'w-999', associatedWordName: '贷款贴息' })).toEqual(byId)
  })
})

describe('filters', () => {
  test('only policies in force are found unless another validity is chosen', async () => {
    const found = (await find({ size: '50' })).records
    expect(new Set(found.map(({ validity }) => validity))).toEqual(new Set(['EFFECTIVE']))
    expect(await titles({ validity: 'REPLACED' })).toEqual(['优质中小企业梯度培育管理暂行办法（2022版，已被替代）'])
  })

  test('a tag finds what carries it, by its id or its name', async () => {
    const byId = await titles({ policyTag: tagIdOf('专精特新') })
    expect(byId.length).toBeGreaterThan(0)
    expect(await titles({ policyTagName: '专精特新' })).toEqual(byId)
    expect(await titles({ policyTag: tagIdOf('低空经济') })).toEqual([])
  })

  test('open includes about to end, and not the other way round', async () => {
    expect(await codes('OPEN')).toEqual(new Set(['OPEN', 'ENDING']))
    expect(await codes('ENDING')).toEqual(new Set(['ENDING']))
  })

  test('an amount is compared in 万元, and no amount is never enough', async () => {
    const found = (await find({ amountMin: '200', size: '50' })).records
    expect(found.length).toBeGreaterThan(0)
    for (const { amountList } of found)
      expect(Math.max(...amountList.map(({ max }) => max ?? 0))).toBeGreaterThanOrEqual(200)
    // 8000 元 is 0.8 万元.
    expect(await titles({ keyword: '一次性创业补贴', amountMin: '0.8' })).toContain('一次性创业补贴')
    expect(await titles({ keyword: '一次性创业补贴', amountMin: '0.81' })).not.toContain('一次性创业补贴')
  })

  test('an amount range counts its lower end and not its upper one, and no amount is a range of its own', async () => {
    const ends: Record<string, readonly [from: number, to: number]> = {
      BELOW_10: [0, 10],
      FROM_10: [10, 50],
      FROM_50: [50, 100],
      FROM_100: [100, 500],
      FROM_500: [500, Infinity],
    }
    const { total, facets } = await find()
    expect(facets.amountRange.map(({ value }) => value)).toEqual([...Object.keys(ends), 'UNSTATED'])
    expect(facets.amountRange.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { value } of facets.amountRange) {
      const { records } = await find({ amountRange: value, sort: 'AMOUNT', size: '50' })
      const [from, to] = ends[value] ?? [-1, 0]
      for (const { amountList } of records) {
        const highest = Math.max(-1, ...amountList.map(wan))
        expect([value, highest >= from && highest < to]).toEqual([value, true])
      }
    }
    // Exactly 50 万元 begins the next range.
    const fifty = policy.store.policies.get('p-1007')
    policy.store.policies.update('p-1007', {
      amountList: [{ min: null, max: 500_000, unit: '元', desc: '最高 50 万元' }],
    })
    const found = await titles({ amountRange: 'FROM_50', keyword: fifty?.title.slice(0, 12) ?? '' })
    expect(found).toContain(fifty?.title)
  })

  test('ranges that are chosen together find what each finds, and keep the lower limit', async () => {
    const count = async (query: Record<string, string>) => (await find(query)).total
    const together = await count({ amountRange: 'FROM_10,FROM_500' })
    expect(together).toBe((await count({ amountRange: 'FROM_10' })) + (await count({ amountRange: 'FROM_500' })))
    expect(await count({ amountRange: 'FROM_10,FROM_500', amountMin: '500' })).toBe(await count({ amountMin: '500' }))
  })

  test('both ends of the publication dates count', async () => {
    const [{ publishTime } = { publishTime: '' }] = (await find({ keyword: '智能化改造' })).records
    const day = publishTime.slice(0, 10)
    const found = (await find({ publishFrom: day, publishTo: day, size: '50' })).records
    expect(new Set(found.map((each) => each.publishTime.slice(0, 10)))).toEqual(new Set([day]))
    expect(await policy.search({ publishFrom: '2026-02-02', publishTo: '2026-02-01' })).toMatchObject({
      returnCode: '3000',
      data: [{ errorMessage: '发布日期的结束不能早于开始', field: 'query.publishTo' }],
    })
  })

  test('every facet option finds as many policies as it says', async () => {
    const query = { level: 'COUNTY,PROVINCE', declareState: 'OPEN' }
    const { facets } = await find(query)
    const options = Object.entries(facets).flatMap(([name, list]) => list.map((option) => ({ name, ...option })))
    expect(options.length).toBeGreaterThan(20)
    for (const { name, value, count } of options) {
      expect([name, value, (await find({ ...query, [name]: value })).total]).toEqual([name, value, count])
    }
  })

  test('a policy that changed counts under its new values, and one that is gone under none', async () => {
    const count = async (value: string) =>
      (await find()).facets.department.find((option) => option.value === value)?.count ?? 0
    const { leadDept } = policy.store.policies.get('p-1007') ?? { leadDept: '' }
    const before = await count(leadDept)
    policy.store.policies.update('p-1007', { leadDept: '泰兴市乐器办' })
    expect([await count(leadDept), await count('泰兴市乐器办')]).toEqual([before - 1, 1])
    policy.store.policies.remove('p-1007')
    expect([await count(leadDept), await count('泰兴市乐器办')]).toEqual([before - 1, 0])
  })

  test('a chosen value stays among the options when it finds nothing', async () => {
    const { total, facets } = await find({ keyword: '智能化改造', category: 'TALENT' })
    expect(total).toBe(0)
    expect(facets.category).toContainEqual({ value: 'TALENT', label: '人才政策', count: 0 })
  })
})

describe('pages and order', () => {
  test('the pages together hold every policy once, and beyond the last there is nothing', async () => {
    const { total, pages } = await find({ size: '7' })
    const ids = new Set<string>()
    let count = 0
    for (let current = 1; current <= pages; current += 1) {
      const { records } = await find({ size: '7', current: String(current) })
      count += records.length
      for (const { id } of records) ids.add(id)
    }
    expect([count, ids.size]).toEqual([total, total])
    expect((await find({ size: '7', current: String(pages + 1) })).records).toEqual([])
  })

  test.for(['NEW', 'AMOUNT', 'HOT', 'END_SOON'] as const)('%s orders as it says', async (sort) => {
    const { pages } = await find({ sort, size: '50' })
    const all = Array.from({ length: pages }, (_, index) => find({ sort, size: '50', current: String(index + 1) }))
    const records = (await Promise.all(all)).flatMap((page) => page.records)
    const keys: Record<typeof sort, (item: Schema<'PolicyListItem'>) => string | number> = {
      NEW: ({ publishTime }) => -Date.parse(publishTime),
      AMOUNT: ({ amountList }) => -Math.max(-1, ...amountList.map(wan)),
      HOT: ({ id }) => -(policy.store.policies.get(id)?.viewCount ?? 0),
      END_SOON: ({ declarationTag: { code } }) =>
        ['ENDING', 'OPEN', 'LONG', 'NOT_STARTED', 'NO_APPLY', 'NONE', 'END'].indexOf(code),
    }
    const shown = records.map(keys[sort])
    expect(shown).toEqual(shown.toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(shown).size).toBeGreaterThan(2)
  })
})

test('a policy that is looked at most comes first as soon as it is', async () => {
  const hottest = async () => (await find({ sort: 'HOT', size: '1' })).records[0]?.id
  expect(await hottest()).not.toBe('p-1007')
  policy.store.policies.update('p-1007', { viewCount: 999_999 })
  expect(await hottest()).toBe('p-1007')
})

function wan({ max, min, unit }: Schema<'PolicyAmount'>): number {
  const amount = max ?? min ?? -1
  return unit.startsWith('万元') || amount < 0 ? amount : amount / 10_000
}

test('a member narrows the search to what may fit the own enterprise; a visitor, who has none, finds nothing so', async () => {
  const ask = async (headers: Record<string, string>, query: Record<string, string> = {}) =>
    (await policy.search<Page>({ size: '50', ...query }, {}, headers)).data
  const mine = policy.as('u-1001')
  const everything = await ask(mine)
  const fitting = await ask(mine, { fitting: 'true' })
  expect(fitting.total).toBeGreaterThan(0)
  expect(fitting.total).toBeLessThan(everything.total)
  expect(fitting.records.filter(({ matchedDegree }) => matchedDegree === undefined)).toEqual([])
  const count = ({ facets }: Page) => facets.level.reduce((sum, option) => sum + option.count, 0)
  expect(count(fitting)).toBe(fitting.total)
  expect((await ask({}, { fitting: 'true' })).total).toBe(0)
})
