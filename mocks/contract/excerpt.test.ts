import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import { excerptOf } from './excerpt.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const contract: ContractDocument = {
  paths: {
    '/trees': { get: { operationId: 'listTrees', schema: reference('Tree') }, post: { schema: reference('Stone') } },
    '/stones': { get: { schema: reference('Stone') } },
  },
  components: {
    schemas: {
      Tree: { properties: { children: { items: reference('Tree') }, leaf: reference('Leaf') } },
      Leaf: { type: 'string' },
      Stone: { type: 'integer' },
    },
    securitySchemes: { memberBearer: { type: 'http' } },
  },
}

test('an excerpt holds one operation and what it reaches, however deep and even in a circle', () => {
  const { paths, components } = excerptOf(contract, '/trees', 'get')
  expect(paths).toEqual({ '/trees': { get: contract.paths['/trees']?.['get'] } })
  expect(Object.keys(components?.['schemas'] ?? {}).toSorted()).toEqual(['Leaf', 'Tree'])
  expect(components?.['securitySchemes']).toEqual({ memberBearer: { type: 'http' } })
})

test('what is done to an excerpt does not reach the contract', () => {
  const before = structuredClone(contract)
  const { components } = excerptOf(contract, '/trees', 'get')
  Object.assign(components?.['schemas']?.['Leaf'] as object, { type: 'null' })
  expect(contract).toEqual(before)
})

test('a reference that leads nowhere is refused', () => {
  const broken = { paths: { '/x': { get: { schema: reference('Nobody') } } } }
  expect(() => excerptOf(broken, '/x', 'get')).toThrow('#/components/schemas/Nobody leads nowhere')
})
