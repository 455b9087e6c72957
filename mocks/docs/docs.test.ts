import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listOperations, type ContractDocument } from '#compiler/document.ts'
import { createMockGateway, type MockGateway } from '../gateway/gateway.ts'

/** On a busy machine it takes a while to load the contract. */
const startLimitMs = 60_000

let gateway: MockGateway
let origin: string

beforeAll(async () => {
  gateway = await createMockGateway()
  origin = await gateway.listen(0)
}, startLimitMs)
afterAll(() => gateway.close())

test('the rendered contract needs nothing from elsewhere', async () => {
  const page = await fetch(`${origin}/docs`)
  const html = await page.text()
  const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(sources).toEqual(['data:,', '/openapi.json', '/docs/api-reference.js', '/docs/start.js'])
  for (const source of sources) {
    const response = await fetch(new URL(source, origin))
    expect(response.status).toBe(200)
  }
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*connect-src 'self'/)
})

test('the docs say what is inferred and why, and go by the Chinese names of the services', async () => {
  const shown = (await (await fetch(`${origin}/docs/openapi.json`)).json()) as {
    tags: Record<string, string>[]
    info: { description: string }
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  expect(shown.tags).toContainEqual({ name: 'policy', description: '惠企政策', 'x-displayName': '惠企政策' })
  expect(shown.info.description).toContain('/openapi.yaml')
  const inferred = shown.paths['/uaa/api/ua/tenant/info']?.['get']
  expect(inferred?.['x-badges']).toEqual([{ name: '推断' }])
  expect(inferred?.['description']).toContain(`**推断**：${String(inferred?.['x-inferred-reason'])}`)
})

test('the docs list units, terms, quotas and what is needed on submission or under a condition', async () => {
  const shown = (await (await fetch(`${origin}/docs/openapi.json`)).json()) as {
    components: {
      schemas: Record<string, { description: string; properties: Record<string, { description: string }> }>
    }
  }
  const { DemandForm, ProductRow, DockingDetail, DockingItem, DemandState, DockingReceipt, SmsSent, MeanScore } =
    shown.components.schemas
  expect(DemandForm?.description).toContain('**提交时另须填写**：categoryId、')
  expect(DemandForm?.description).toContain('demandType 为 PRODUCT 时 quantity、unit；')
  expect(ProductRow?.properties['price']?.description).toContain('**单位**：元')
  expect(DockingItem?.properties['replyBefore']?.description).toContain('**期限**：createTime 之后第 5 个工作日')
  expect(DockingItem?.description).toContain('未答复时提醒发布方 createTime 之后第 3 个工作日；')
  expect(SmsSent?.description).toContain('**期限**：验证码有效 300 秒')
  expect(MeanScore?.description).toContain('**为 null**：evaluationCount 少于 3 时')
  expect(DemandState?.description).toContain('一家企业的需求草稿（status 为 DRAFT）最多 5')
  expect(DockingReceipt?.description).toContain('**数量**：一家企业发起的对接每天最多 20')
  expect(SmsSent?.description).toContain('发往同一号码的短信 3600 秒内最多 5；')
  expect(DockingDetail?.properties['evaluateBefore']?.description).toContain('**期限**：finishTime 之后第 30 天')
})

test('/openapi.yaml is the same contract, /openapi.codegen.json has the success reply alone', async () => {
  const contract = (await (await fetch(`${origin}/openapi.json`)).json()) as { paths: object }
  expect(parse(await (await fetch(`${origin}/openapi.yaml`)).text())).toEqual(contract)
  const codegen = (await (await fetch(`${origin}/openapi.codegen.json`)).json()) as ContractDocument
  const logout = listOperations(codegen).find(({ operationId }) => operationId === 'logout')
  expect(logout?.responses['200']?.content?.['application/json']).toEqual({
    schema: { $ref: '#/components/schemas/EmptySuccess' },
    examples: { success: expect.any(Object) },
  })
})

test('/openapi.json is the contract, and / leads to the docs', async () => {
  const contract = (await (await fetch(`${origin}/openapi.json`)).json()) as { openapi: string }
  expect(contract.openapi).toBe('3.1.0')
  expect((await fetch(origin)).url).toBe(`${origin}/docs`)
})
