import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBodyCleaner } from './cleanBody.ts'
import { listOperations, readContract } from '#compiler/document.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

let http: TestOverHttp
let token: string

const document = readContract()
const operations = listOperations(document)
const form = operations.find(({ operationId }) => operationId === 'saveAchievementResource')!

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => {
  http.gateway.reset()
  token = http.tokenOf('member01')
})

const attack =
  '<p>正文</p><script src="/gateway/a.js"></script><meta http-equiv="refresh" content="0"><form action="//evil.example"><input></form>'

/** Publishes a technology and reads back what its owner and the public see. */
async function publish(description: string) {
  const body = {
    ...(form.requestBody?.content?.['application/json']?.examples?.['valid']?.value as object),
    enId: 'en-1001',
    validUntil: undefined,
    title: '减速机装配线扭矩自动校核（审核通过）',
    description,
  }
  const saved = await http.envelope('POST', '/supanddem/api/customer/resource/save/achievement', token, body)
  const id = (saved.data as { id?: string } | null)?.id
  const own = id === undefined ? undefined : `/supanddem/api/customer/resource/myDetail?id=${id}`
  const shown = id === undefined ? undefined : `/supanddem/api/ua/show/resource/detail?id=${id}`
  return { saved, own, shown }
}

test('a resource is stored without what its HTML may not hold', async () => {
  const { own, shown } = await publish(attack)
  expect(await http.get<{ description: string }>(own!, token)).toMatchObject({ description: '<p>正文</p>' })
  expect(await http.get<{ description: string }>(shown!)).toMatchObject({ description: '<p>正文</p>' })
})

test.each([
  ['nothing', '<script>attack()</script>'],
  ['more than may be', `<p>${'&'.repeat(4000)}</p>`],
])('a text of which %s is left is refused, naming the field', async (_what, description) => {
  const { saved } = await publish(description)
  expect(saved).toMatchObject({ returnCode: '3000', data: [{ field: 'body.description' }] })
})

test('of every operation each text of HTML is cleaned, and nothing else', () => {
  const clean = createBodyCleaner(document)
  const cleaned = operations.flatMap((operation) => {
    const names = ['description', 'title', 'content', 'text', 'summary']
    const body = Object.fromEntries(names.map((name) => [name, attack]))
    clean(operation, body)
    return names.filter((name) => body[name] !== attack).map((name) => `${operation.operationId} ${name}`)
  })
  expect(cleaned.toSorted()).toEqual([
    'saveAchievementResource description',
    'saveInstrumentResource description',
    'savePatentResource description',
  ])
})

test('a body of another form is left to the contract to refuse', () => {
  const clean = createBodyCleaner(document)
  for (const body of [undefined, null, 'text', 1, [attack], { description: 1 }, { description: null }]) {
    expect(() => clean(form, body)).not.toThrow()
  }
})
