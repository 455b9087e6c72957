import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

const scale = 3
let plain: TestOverHttp
let scaled: TestOverHttp

beforeAll(async () => {
  plain = await startTestGateway()
  scaled = await startTestGateway({ scale })
})
afterAll(() => Promise.all([plain.close(), scaled.close()]))

test('a scaled region shows as many times more records, told apart, by the contract', async () => {
  const page = '/supanddem/api/ua/customer/event/page?size=50'
  const few = await plain.get<{ total: number }>(page)
  const many = await scaled.get<{ total: number; records: { id: string; title: string }[] }>(page)
  expect(many.total).toBe(scale * few.total)
  expect(new Set(many.records.map(({ title }) => title)).size).toBe(many.records.length)
  for (const name of ['policies', 'facilitators', 'libraryEnterprises', 'notices', 'attracts'] as const) {
    expect([name, scaled.gateway.store[name].size]).toEqual([name, scale * plain.gateway.store[name].size])
  }
  // What the public never saw, such as a draft, is not copied.
  expect(scaled.gateway.store.demands.size).toBeGreaterThan((scale - 0.2) * plain.gateway.store.demands.size)
})

test('no two copies have one name, nor two enterprises one credit code', () => {
  const { store } = scaled.gateway
  const names = [
    store.policies.all().map(({ title }) => title),
    store.libraryEnterprises.all().map(({ name }) => name),
    store.libraryEnterprises.all().map(({ creditCode }) => creditCode),
    store.facilitators.all().map(({ name }) => name),
    [...store.demands.all(), ...store.resources.all()].map(({ content }) => content.title),
  ]
  for (const list of names) expect(new Set(list).size).toBe(list.length)
})

test('a copied policy differs in place and amount, agrees with itself, and points to policies that are there', async () => {
  const detail = (id: string) => scaled.get<DataOf<'getPolicyDetail'>>(`/policy/api/ua/policy/detail?id=${id}`)
  const copy = await detail('p-2003-2')
  expect(copy.title).toBe('姜堰区智能车间建设奖补申报指南（第二批）')
  expect(copy.amountList).toMatchObject([{ max: 40, desc: expect.stringContaining('最高 40 万元') as string }])
  expect(copy.conditions).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining('不低于 240 万元') as string,
      rule: expect.objectContaining({ value: '240' }) as object,
    }),
  )
  for (const id of copy.stackable?.withPolicyIds ?? []) expect((await detail(id)).id).toBe(id)
})

test('a copied policy has offices, attachments, blank forms and pictures of its own, which can be downloaded', async () => {
  const detail = (id: string) => scaled.get<DataOf<'getPolicyDetail'>>(`/policy/api/ua/policy/detail?id=${id}`)
  const [original, copy] = [await detail('p-1001'), await detail('p-1001-2')]
  expect(copy.issueDept[0]).toBe('姜堰区工业和信息化局')
  expect(copy.contact[0]).toMatchObject({ dept: '姜堰区工业和信息化局', tel: '0523-00200011' })
  const addresses = ({ attachments, materials, diagrams }: typeof copy) => [
    ...attachments.map(({ url }) => url),
    ...materials.flatMap(({ template }) => template?.url ?? []),
    ...diagrams.flatMap(({ images }) => images.map(({ url }) => url)),
  ]
  const [old, own] = [addresses(original), addresses(copy)]
  expect(own).toHaveLength(old.length)
  expect(own.filter((url) => old.includes(url))).toEqual([])
  const read = async (url: string | undefined) => {
    const reply = await fetch(`${scaled.origin}${url ?? ''}`)
    expect([url, reply.status]).toEqual([url, 200])
    return Buffer.from(await reply.arrayBuffer()).toString('latin1')
  }
  const texts = await Promise.all(own.map(read))
  const hex = Buffer.from(copy.title.slice(0, 26), 'utf16le').swap16().toString('hex')
  expect(texts[0]).toContain(hex)
  // This policy's blank forms contain its name.
  const other = scaled.gateway.store.policies.find(
    ({ id, materials }) => /^p-11\d\d-2$/.test(id) && materials[0]?.template !== undefined,
  )
  const escaped = Array.from(other?.title ?? '', (character) => `\\u${character.charCodeAt(0)}?`).join('')
  expect(escaped).not.toBe('')
  expect(await read(other?.materials[0]?.template?.url)).toContain(escaped)
  expect(
    (await fetch(`${scaled.origin}/uaa/api/download/file?filePath=p-1001-file-1-of-p-9-2&fileName=a.pdf`)).status,
  ).toBe(404)
})

test('a ministry has one number, whatever it issues', () => {
  const { policies } = scaled.gateway.store
  const national = policies.find(({ level }) => level === 'NATION')
  expect(policies.get(`${national?.id}-2`)?.contact).toEqual(national?.contact)
})

test('the copies of a demand belong to other enterprises, so that a member has no more than before', async () => {
  const mine = '/supanddem/api/customer/demand/myList'
  const own = (http: TestOverHttp) => http.get<{ total: number }>(mine, http.tokenOf('member01'))
  expect((await own(scaled)).total).toBe((await own(plain)).total)
})
