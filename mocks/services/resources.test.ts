import { expect, test } from 'vitest'
import { inOrder } from '../seeds/seed.ts'
import { createStore } from '../store/store.ts'
import { MockClock } from '../time/clock.ts'
import { resources } from './resources.ts'

function repeated(names: readonly string[]) {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

test('no two resources answer one operation or have one table', () => {
  expect(repeated(resources.flatMap(({ handlers }) => Object.keys(handlers)))).toEqual([])
  expect(repeated(['counters', ...resources.flatMap(({ tables }) => Object.keys(tables))])).toEqual([])
})

test('the seeds of a resource touch its own tables and those that they say they use, and no others', () => {
  const touched = new Set<string>()
  const store = new Proxy(createStore(), {
    get(tables, name) {
      touched.add(String(name))
      return Reflect.get(tables, name) as unknown
    },
  })
  const clock = new MockClock()
  for (const { tables, seeds } of inOrder(resources)) {
    touched.clear()
    seeds?.write(store, clock)
    const used = [...touched].filter((name) => !(name in tables))
    expect({ seedsOf: Object.keys(tables), use: used.toSorted() }).toEqual({
      seedsOf: Object.keys(tables),
      use: (seeds?.uses ?? []).toSorted(),
    })
  }
})

test('seeds that use each other are refused', () => {
  const write = () => {}
  const first = { tables: { ads: 'region' }, seeds: { uses: ['notices'], write }, handlers: {} } as const
  const second = { tables: { notices: 'region' }, seeds: { uses: ['ads'], write }, handlers: {} } as const
  expect(() => inOrder([first, second])).toThrow('The seeds of ads use what uses them')
})
