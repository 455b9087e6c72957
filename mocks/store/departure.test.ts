import { expect, test } from 'vitest'
import { departAlike, departuresFrom, seededRows } from './departure.ts'
import { createStore } from './store.ts'

const counter = (id: string, value: number) => ({ id, value })

function storeWith(...rows: { id: string; value: number }[]) {
  const store = createStore()
  for (const row of rows) store.counters.insert(row)
  return store
}

/**
 * The counters of a store seeded with `fresh`, after it takes over the changes that `act` made to a store seeded with
 * `seeded`.
 */
function carried(
  seeded: readonly { id: string; value: number }[],
  act: (store: ReturnType<typeof storeWith>) => void,
  fresh: readonly { id: string; value: number }[],
) {
  const store = storeWith(...seeded)
  const rows = seededRows(store)
  act(store)
  const next = storeWith(...fresh)
  departAlike(next, JSON.parse(JSON.stringify(departuresFrom(rows, store))) as ReturnType<typeof departuresFrom>)
  return next.counters.all()
}

test('an untouched row follows its seed, a touched one stays as it is', () => {
  const now = carried([counter('a', 1), counter('b', 2)], (store) => store.counters.update('b', { value: 20 }), [
    counter('a', 100),
    counter('b', 200),
  ])
  expect(now).toEqual([counter('a', 100), counter('b', 20)])
})

test('what was added stays, what was deleted stays deleted, what the seeds drop goes, what they add comes', () => {
  const act = (store: ReturnType<typeof storeWith>) => {
    store.counters.remove('b')
    store.counters.insert(counter('own', 5))
  }
  const now = carried([counter('a', 1), counter('b', 2), counter('c', 3)], act, [
    counter('a', 1),
    counter('b', 2),
    counter('d', 4),
  ])
  expect(now).toEqual([counter('a', 1), counter('d', 4), counter('own', 5)])
})

test('a touched row stays when the seeds have dropped it', () => {
  const now = carried([counter('a', 1)], (store) => store.counters.update('a', { value: 9 }), [])
  expect(now).toEqual([counter('a', 9)])
})

test('a row that was put back as it was has not departed', () => {
  const store = storeWith(counter('a', 1))
  const rows = seededRows(store)
  store.counters.remove('a')
  store.counters.insert(counter('a', 1))
  expect(departuresFrom(rows, store)).toEqual({})
})

test('what departed from a table that is no more is left out', () => {
  const store = storeWith(counter('a', 1))
  departAlike(store, { gone: { put: [counter('x', 1)], drop: ['y'] } })
  expect(store.counters.all()).toEqual([counter('a', 1)])
})
