import { expect, test } from 'vitest'
import { askedOf } from './askedOf.ts'

const statuses = { DRAFT: '草稿', AUDITING: '审核中' }

test('the list follows the address, as far as its state and order are valid', () => {
  expect(askedOf(statuses, { status: 'DRAFT', sort: 'VIEW', name: '齿轮', current: 2 })).toEqual({
    current: 2,
    size: 10,
    status: 'DRAFT',
    sort: 'VIEW',
    name: '齿轮',
  })
  expect(askedOf(statuses, { status: 'NONE', sort: 'toString' })).toEqual({ current: 1, size: 10 })
})
