import { expect, test } from 'vitest'
import { myDemandsQuery, statusLabels } from './myDemands.ts'

const asked = (search: object) => myDemandsQuery(search).queryKey[1].query

test('the list is asked for what the address says, as far as there is such a state or order', () => {
  expect(asked({ status: 'DRAFT', sort: 'VIEW', name: '齿轮', current: 2 })).toEqual({
    current: 2,
    size: 10,
    status: 'DRAFT',
    sort: 'VIEW',
    name: '齿轮',
  })
  expect(asked({ status: 'NONE', sort: 'toString' })).toEqual({ current: 1, size: 10 })
})

test('the states are offered with how many there are, and the chosen one even with none', () => {
  const counts = [{ status: 'DRAFT' as const, count: 2 }]
  expect(statusLabels(counts, undefined)).toEqual({ DRAFT: '草稿 2' })
  expect(statusLabels(counts, 'EXPIRED')).toEqual({ DRAFT: '草稿 2', EXPIRED: '已过期 0' })
})
