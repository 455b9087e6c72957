import { expect, test } from 'vitest'
import { treeOf } from './trees.ts'

test('each node has the ids of everything below it', () => {
  const leaf = { id: 'c' }
  const tree = treeOf([
    { id: 'a', children: [{ id: 'b', children: [leaf] }] },
    { id: 'd', children: [] },
  ])
  expect([...tree]).toEqual([
    ['b', ['c']],
    ['a', ['b', 'c']],
  ])
})
