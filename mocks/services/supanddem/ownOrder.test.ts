import { expect, test } from 'vitest'
import { ownOrder } from './ownOrder.ts'

const rows = [
  { id: 're-1', updateTime: '2026-03-01 09:00:00', viewCount: 5, dockingCount: 2 },
  { id: 're-2', updateTime: '2026-03-02 09:00:00', viewCount: 9, dockingCount: 0 },
  { id: 're-3', updateTime: '2026-03-03 09:00:00', viewCount: 5, dockingCount: 1 },
]
const sorted = (...sort: Parameters<typeof ownOrder>) => rows.toSorted(ownOrder(...sort)).map(({ id }) => id)

test('own records stand by what is asked for, the newest first among those alike and when nothing is', () => {
  expect(sorted()).toEqual(['re-3', 're-2', 're-1'])
  expect(sorted('VIEW')).toEqual(['re-2', 're-3', 're-1'])
  expect(sorted('DOCKING')).toEqual(['re-1', 're-3', 're-2'])
})
