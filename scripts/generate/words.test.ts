import { expect, test } from 'vitest'
import { printWords } from './words.ts'

const kind = { type: 'string', title: '类型', enum: ['B', 'A'], 'x-enumDescriptions': { B: '乙', A: '甲' } }
const contract = (schemas: Record<string, unknown>, operation: Record<string, unknown> = {}) => ({
  openapi: '3.1.0',
  paths: { '/goods': { get: { operationId: 'listGoods', ...operation } } },
  components: { schemas },
})

test('an enum becomes an export of its own module, its words in the order of the values', () => {
  const modules = printWords(contract({ GoodKind: kind }))
  expect([...modules.keys()]).toEqual(['GoodKind.ts'])
  expect(modules.get('GoodKind.ts')).toContain(
    'export const goodKindWords: Readonly<Record<"B" | "A", string>> = {\n  B: "乙",\n  A: "甲",\n}\n',
  )
})

test('the words of properties, list items and parameters are named after their place', () => {
  const modules = printWords(
    contract(
      { Good: { type: 'object', properties: { kind, kinds: { type: 'array', items: kind } } } },
      { parameters: [{ name: 'sort', schema: kind }] },
    ),
  )
  expect(modules.get('Good.ts')).toMatch(/goodKindWords[^]*goodKindsWords/)
  expect(modules.get('listGoods.ts')).toContain('listGoodsSortWords')
})

test('an enum without words has no module', () => {
  const code = { type: 'string', enum: ['PC'], 'x-enum-not-shown': '固定值' }
  expect(printWords(contract({ Source: code })).size).toBe(0)
})
