import { expect, test } from 'vitest'
import { changedPart } from './changedPart.ts'
import { readContract, type ContractDocument } from './document.ts'
import { findUnsoundness } from './soundness.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const before: ContractDocument = {
  paths: {
    '/trees': { get: { schema: reference('Tree') }, post: { schema: reference('Stone') } },
    '/stones': { get: { schema: reference('Stone') } },
  },
  components: {
    schemas: {
      Tree: { properties: { children: { items: reference('Tree') }, leaf: reference('Leaf') } },
      Leaf: { type: 'string' },
      Stone: { type: 'integer' },
    },
  },
}

function changed(change: (document: ContractDocument) => void) {
  const after = structuredClone(before)
  change(after)
  const { paths, components } = changedPart(before, after)
  return {
    operations: Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`)),
    schemas: Object.keys(components?.['schemas'] ?? {}).toSorted(),
  }
}

test('nothing has to be checked again when nothing changed', () => {
  expect(changed(() => {})).toEqual({ operations: [], schemas: [] })
})

test('a changed schema is checked with all that leads to it', () => {
  const found = changed(({ components }) =>
    Object.assign(components?.['schemas']?.['Leaf'] as object, { type: 'null' }),
  )
  expect(found).toEqual({ operations: ['get /trees'], schemas: ['Leaf', 'Tree'] })
})

test('a changed operation is checked with what it reaches, and a new schema that nobody uses yet', () => {
  const found = changed(({ paths, components }) => {
    Object.assign(paths['/stones']?.['get'] as object, { example: 7 })
    Object.assign(components?.['schemas'] as object, { Water: { type: 'number' } })
  })
  expect(found).toEqual({ operations: ['get /stones'], schemas: ['Stone', 'Water'] })
})

test('an example that no longer fits is found in the part as in the whole', () => {
  const sound = readContract()
  const after = readContract()
  const region = after.components?.['schemas']?.['Region'] as { properties: { name: object } }
  region.properties.name = { type: 'integer' }
  const found = findUnsoundness(changedPart(sound, after))
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(expect.arrayContaining(findUnsoundness(after)))
  expect(findUnsoundness(after)).toEqual(expect.arrayContaining(found))
})
