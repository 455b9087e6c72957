import { expect, test } from 'vitest'
import { Table } from './table.ts'

interface Animal {
  id: string
  kind: string
  age: number
}

function filled() {
  const table = new Table<Animal>()
  table.insert({ id: 'a', kind: 'cat', age: 1 })
  table.insert({ id: 'b', kind: 'dog', age: 2 })
  table.insert({ id: 'c', kind: 'cat', age: 3 })
  return table
}

const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)

test('an index follows inserts, updates and removals', () => {
  const table = filled()
  expect(ids(table.by('kind', 'cat'))).toEqual(['a', 'c'])
  table.insert({ id: 'd', kind: 'cat', age: 4 })
  table.update('a', { kind: 'dog' })
  table.remove('c')
  expect(ids(table.by('kind', 'cat'))).toEqual(['d'])
  expect(ids(table.by('kind', 'dog'))).toEqual(['b', 'a'])
})

test('an update of another field leaves the row where it was found', () => {
  const table = filled()
  table.by('kind', 'cat')
  table.update('a', { age: 9 })
  expect(table.by('kind', 'cat')).toEqual([
    { id: 'a', kind: 'cat', age: 9 },
    { id: 'c', kind: 'cat', age: 3 },
  ])
})

test('a row that is put takes the place of the one with its id, in the indexes too', () => {
  const table = filled()
  table.by('kind', 'cat')
  table.put({ id: 'a', kind: 'dog', age: 7 })
  table.put({ id: 'd', kind: 'cat', age: 4 })
  expect(table.all()).toEqual([
    { id: 'a', kind: 'dog', age: 7 },
    { id: 'b', kind: 'dog', age: 2 },
    { id: 'c', kind: 'cat', age: 3 },
    { id: 'd', kind: 'cat', age: 4 },
  ])
  expect(ids(table.by('kind', 'cat'))).toEqual(['c', 'd'])
})

test('a row that was read before an update keeps its old values', () => {
  const table = filled()
  const before = table.get('a')
  table.update('a', { age: 9 })
  expect(before?.age).toBe(1)
})

test('a taken id is refused, a missing one is told', () => {
  const table = filled()
  expect(() => table.insert({ id: 'a', kind: 'cow', age: 0 })).toThrow('The id a is taken')
  expect(table.update('x', { age: 0 })).toBeUndefined()
  expect(table.remove('x')).toBe(false)
  expect(table.size).toBe(3)
})
