import { expect, test } from 'vitest'
import { check, listedRows } from './testing/checkedContract.ts'

test('a listed operation that the contract lacks is named by its line in the list', async () => {
  const rows = [...listedRows, ['shop', 'GET', '/shop/api/goods/detail', 'getGood', 'public', 'shown']]
  expect(await check({ rows })).toEqual([
    { file: 'operations.tsv', text: rows[3]?.join('\t'), message: 'getGood is missing from contract/shop' },
  ])
})

test.for([
  ['without a mark', '', 'operationId: saveGood', 'x-inferred: true is missing'],
  [
    'without a screen',
    'x-inferred: true\nx-inferred-reason: 规格未给出\n',
    'x-inferred-reason: 规格未给出',
    'must name the screen',
  ],
] as const)('an operation that the list does not name is refused %s', async ([, mark, text, says]) => {
  const fault = { file: 'goods/saveGood.yaml', from: 'security:', to: `${mark}security:` }
  expect(await check({ faults: [fault], rows: listedRows.slice(0, 2) })).toEqual([
    { file: 'shop/goods/saveGood.yaml', text, message: expect.stringContaining(says) },
  ])
})

test('an operation that the list does not name is a proposal when its reason names the screen that needs it', async () => {
  const mark = 'x-inferred: true\nx-inferred-reason: 规格未给出，/qw/personal/history 需要\n'
  const fault = { file: 'goods/saveGood.yaml', from: 'security:', to: `${mark}security:` }
  expect(await check({ faults: [fault], rows: listedRows.slice(0, 2) })).toEqual([])
})

test.for([
  ['method', ['shop', 'PUT', '/shop/api/goods/save', 'saveGood', 'member', 'shown'], 'method is POST'],
  ['path', ['shop', 'POST', '/shop/api/good/save', 'saveGood', 'member', 'shown'], 'path is /shop/api/goods/save'],
  ['caller', ['shop', 'POST', '/shop/api/goods/save', 'saveGood', 'public', 'shown'], 'auth is member', /^security:/],
  [
    'mark',
    ['shop', 'POST', '/shop/api/goods/save', 'saveGood', 'member', 'path-inferred'],
    'x-inferred: true is missing',
  ],
] as const)('an operation whose %s differs from the list is refused', async ([, row, says, on = /operationId/]) => {
  expect(await check({ rows: [...listedRows.slice(0, 2), [...row]] })).toEqual([
    { file: 'shop/goods/saveGood.yaml', text: expect.stringMatching(on), message: expect.stringContaining(says) },
  ])
})
