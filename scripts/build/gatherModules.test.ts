import { expect, test } from 'vitest'
import { gatherModules } from './gatherModules.ts'
import type { Modules } from './entries.ts'

const routes = '/portal/src/routes'
const pages = ['a', 'b', 'c'].map((name) => `${routes}/${name}.tsx?tsr-split=component`)
const [a = '', b = '', c = ''] = pages

interface Written {
  size?: number
  imports?: string[]
  parts?: string[]
}

/** Modules with an entry that loads the three pages. */
function modulesOf(written: Record<string, Written>): Modules {
  const all: Record<string, Written> = { '/portal/src/client.tsx': { parts: pages }, ...written }
  return new Map(
    Object.entries(all).map(([id, { size = 100, imports = [], parts = [] }]) => [
      id,
      { size, imports, dynamicImports: parts, isEntry: id.endsWith('client.tsx') },
    ]),
  )
}

function filesOf(written: Record<string, Written>, fileOf: Record<string, string> = {}, closed: string[] = []) {
  const named = { fileOf: new Map(Object.entries(fileOf)), closed: new Set(closed) }
  return Object.fromEntries(gatherModules(modulesOf(written), named))
}

test('what most pages share comes in one file, though some need only a part of it', () => {
  const files = filesOf({
    [a]: { imports: ['badge', 'money'] },
    [b]: { imports: ['badge', 'money'] },
    [c]: { imports: ['badge'] },
    badge: {},
    money: {},
  })
  expect(files).toEqual({ badge: 'badge', money: 'badge' })
})

test('what is large stays by itself: a page that does not need it would load it', () => {
  const files = filesOf({
    [a]: { imports: ['badge', 'chart'] },
    [b]: { imports: ['badge', 'chart'] },
    [c]: { imports: ['badge'] },
    badge: {},
    chart: { size: 20_000 },
  })
  expect(files).toEqual({ badge: 'badge', chart: 'chart' })
})

test('a small module that imports something large is not given to pages that do without it', () => {
  const files = filesOf({
    [a]: { imports: ['badge', 'axis'] },
    [b]: { imports: ['badge', 'axis'] },
    [c]: { imports: ['badge'] },
    badge: {},
    axis: { imports: ['/node_modules/chart.js'] },
    '/node_modules/chart.js': { size: 20_000 },
  })
  expect(files['axis']).not.toBe(files['badge'])
  expect(files).not.toHaveProperty('/node_modules/chart.js')
})

test('a module joins a file of the list whose pages have it, unless that file is closed', () => {
  const written = {
    [a]: { imports: ['list', 'badge'] },
    [b]: { imports: ['list', 'badge'] },
    [c]: {},
    list: { size: 3000 },
    badge: {},
  }
  expect(filesOf(written, { list: 'list' })).toEqual({ badge: 'list' })
  expect(filesOf(written, { list: 'list' }, ['list'])).toEqual({ badge: 'badge' })
})

test('no file comes to import another one that leads back to it', () => {
  // A file with `frame` and `card` would import `marks`, which imports `frame`.
  const files = filesOf(
    {
      [a]: { imports: ['card'] },
      [b]: { imports: ['card', 'marks'] },
      [c]: { imports: ['frame'] },
      frame: { size: 9000 },
      marks: { size: 3000, imports: ['frame'] },
      card: { imports: ['marks'] },
    },
    { frame: 'frame', marks: 'marks' },
    ['marks'],
  )
  expect(files).toEqual({ card: 'card' })
})

test('what a layout has is there for the pages within it', () => {
  const layout = `${routes}/a.tsx?tsr-split=component`
  const within = `${routes}/a/inner.tsx?tsr-split=component`
  const files = filesOf({
    [layout]: { imports: ['menu'], parts: [within] },
    [within]: { imports: ['badge'] },
    [b]: { imports: ['badge', 'menu'] },
    [c]: {},
    menu: { size: 1500 },
    badge: {},
  })
  expect(files).toEqual({ menu: 'menu', badge: 'menu' })
})

test('what only one page imports comes with that page', () => {
  expect(filesOf({ [a]: { imports: ['own'] }, [b]: {}, [c]: {}, own: {} })).toEqual({})
})
