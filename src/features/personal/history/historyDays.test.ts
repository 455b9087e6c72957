import { expect, test, vi } from 'vitest'
import type { GatewayClient } from '#gateway/client.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { byDay, deleteDay } from './historyDays.ts'

function visit(id: string, viewTime: string): Schema<'HistoryRecord'> {
  return {
    id,
    targetType: 'POLICY',
    targetId: `p-${id}`,
    title: id,
    link: `/policy/info/p-${id}`,
    invalid: false,
    viewTime,
  }
}

function pageOf(records: Schema<'HistoryRecord'>[], current = 1, pages = 1): DataOf<'listHistory'> {
  return { records, current, pages, size: 50, total: records.length }
}

/** A gateway that answers with `answer` and records its requests. */
function gatewayOf(answer: (id: string, query: Record<string, unknown>) => unknown) {
  const asked = vi.fn<(id: string, query: Record<string, unknown>) => void>()
  const gateway = {
    perform: (_id: string, attempt: (token: undefined) => unknown) => attempt(undefined),
    exchange: async (id: string, { query = {} }: { query?: Record<string, unknown> }) => {
      asked(id, query)
      return answer(id, query)
    },
    environment: {},
  } as unknown as GatewayClient
  return { gateway, asked }
}

test('visits are grouped by day, in their order, and the count remains that of the visits', () => {
  const page = byDay(
    pageOf([visit('c', '2026-03-05 11:40:12'), visit('b', '2026-03-05 10:02:45'), visit('a', '2026-03-04 23:59:59')]),
  )
  expect(page.total).toBe(3)
  expect(page.records.map(({ day, visits }) => [day, visits.map(({ id }) => id)])).toEqual([
    ['2026-03-05', ['c', 'b']],
    ['2026-03-04', ['a']],
  ])
})

test('a day that continues on the next page is deleted entirely, and no other day is loaded or touched', async () => {
  const pages = [
    pageOf([visit('e', '2026-03-06 08:00:00'), visit('d', '2026-03-05 11:00:00')], 1, 9),
    pageOf([visit('c', '2026-03-05 10:00:00'), visit('b', '2026-03-04 09:00:00')], 2, 9),
  ]
  const { gateway, asked } = gatewayOf((id, { current }) => (id === 'listHistory' ? pages[Number(current) - 1] : null))
  await deleteDay(gateway, '2026-03-05', 'POLICY')
  expect(asked.mock.calls).toEqual([
    ['listHistory', { current: 1, size: 50, targetType: 'POLICY' }],
    ['listHistory', { current: 2, size: 50, targetType: 'POLICY' }],
    ['deleteHistory', { ids: ['d'] }],
    ['deleteHistory', { ids: ['c'] }],
  ])
})

test('a day that another tab has deleted meanwhile counts as deleted', async () => {
  const { gateway } = gatewayOf((id) => {
    if (id === 'listHistory') return pageOf([visit('a', '2026-03-05 10:00:00')])
    throw new GatewayError('business', { operationId: id, returnCode: '4040' })
  })
  await expect(deleteDay(gateway, '2026-03-05', undefined)).resolves.toBeUndefined()
})

test('any other refusal is reported', async () => {
  const refusal = new GatewayError('server', { operationId: 'deleteHistory', status: 500 })
  const { gateway } = gatewayOf((id) => {
    if (id === 'listHistory') return pageOf([visit('a', '2026-03-05 10:00:00')])
    throw refusal
  })
  await expect(deleteDay(gateway, '2026-03-05', undefined)).rejects.toBe(refusal)
})
