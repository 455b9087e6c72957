import { expect, test } from 'vitest'
import { startTestGateway } from '../services/testOverHttp.ts'

test('a scaled region shows as many times more records, told apart, by the contract', async () => {
  const plain = await startTestGateway()
  const scaled = await startTestGateway({ scale: 2 })
  const page = '/supanddem/api/ua/customer/event/page?size=50'
  const few = await plain.get<{ total: number }>(page)
  const many = await scaled.get<{ total: number; records: { id: string; title: string }[] }>(page)
  expect(many.total).toBe(2 * few.total)
  expect(new Set(many.records.map(({ title }) => title)).size).toBe(many.records.length)
  for (const name of ['policies', 'demands', 'facilitators'] as const) {
    expect(scaled.gateway.store[name].size).toBe(2 * plain.gateway.store[name].size)
  }
  await Promise.all([plain.close(), scaled.close()])
})
