import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkCoverage, readOperationList } from '../../scripts/contract/coverage.ts'
import type { Finding } from '../../scripts/contract/finding.ts'
import { lintBundle } from '../../scripts/contract/lint.ts'
import { createLocator } from '../../scripts/contract/locate.ts'
import { checkSoundness } from '../../scripts/contract/soundness.ts'
import { bundleContract } from '../../scripts/generate/bundle.ts'
import { writeContract, type Fault } from './soundContract.ts'

const listedRows = [
  ['service', 'method', 'path', 'operationId', 'auth', 'source'],
  ['shop', 'GET', '/shop/api/goods/list', 'listGoods', 'public', 'shown'],
  ['shop', 'POST', '/shop/api/goods/save', 'saveGood', 'member', 'shown'],
]

interface Options {
  fault?: Fault
  rows?: string[][]
}

/** Bundles the sound contract with the fault and gives the findings of all checks of the bundle. */
async function check({ fault, rows = listedRows }: Options = {}) {
  const { folder, remove } = writeContract(fault)
  try {
    const bundle = await bundleContract(folder)
    const locate = createLocator(bundle, folder)
    const file = path.join(folder, 'operations.tsv')
    writeFileSync(file, rows.map((cells) => `${cells.join('\t')}\n`).join(''))
    const bundleFile = path.join(folder, 'openapi.json')
    writeFileSync(bundleFile, JSON.stringify(bundle, null, 2))
    const findings = [
      ...(await lintBundle(bundleFile)),
      ...checkSoundness(bundle, locate),
      ...checkCoverage(bundle, { file, operations: readOperationList(file) }, locate),
    ]
    return findings.map((finding) => describeFinding(finding, folder))
  } finally {
    remove()
  }
}

function describeFinding({ file, line, message }: Finding, folder: string) {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()
  return { file: path.relative(folder, file), text, message }
}

test('a sound bundle that holds what the list names has no findings', async () => {
  expect(await check()).toEqual([])
})

test('an example that breaks its schema is named where it stands', async () => {
  const fault = { file: 'paths/saveGood.yaml', from: 'stock: 3', to: 'stock: -3' }
  expect(await check({ fault })).toContainEqual({
    file: 'shop/paths/saveGood.yaml',
    text: 'valid:',
    message: 'the example does not match its schema: /stock must be >= 0',
  })
})

test('an example that breaks a format is rejected', async () => {
  const fault = { file: 'schemas/Maker.yaml', from: 'maxLength: 20 }', to: 'maxLength: 20, format: date }' }
  const withMaker = { file: 'paths/saveGood.yaml', from: 'maker: null', to: 'maker: { name: 明天 }' }
  const { folder, remove } = writeContract(fault)
  try {
    const file = path.join(folder, 'shop', withMaker.file)
    writeFileSync(file, readFileSync(file, 'utf8').replace(withMaker.from, withMaker.to))
    const bundle = await bundleContract(folder)
    const findings = checkSoundness(bundle, createLocator(bundle, folder))
    expect(findings.map(({ message }) => message)).toContain(
      'the example does not match its schema: /maker/name must match format "date"',
    )
  } finally {
    remove()
  }
})

test('an example of a parameter that breaks its schema is named where it stands', async () => {
  const schema = 'schema: { type: string, maxLength: 30 }'
  const fault = {
    file: 'paths/listGoods.yaml',
    from: schema,
    to: `schema: { type: string, maxLength: 3 }\n    example: 太长的名称`,
  }
  expect(await check({ fault })).toContainEqual({
    file: 'shop/paths/listGoods.yaml',
    text: 'example: 太长的名称',
    message: 'the example does not match its schema:  must NOT have more than 3 characters',
  })
})

test('a schema that does not compile is named, because a mock would let everything pass', async () => {
  const fault = { file: 'schemas/Maker.yaml', from: 'maxLength: 20 }', to: "maxLength: 20, pattern: '[' }" }
  expect(await check({ fault })).toContainEqual({
    file: 'shop/schemas/Maker.yaml',
    text: 'title: 厂商',
    message: expect.stringContaining('the schema does not compile'),
  })
})

test('a listed operation that the contract lacks is named by its line in the list', async () => {
  const rows = [...listedRows, ['shop', 'GET', '/shop/api/goods/detail', 'getGood', 'public', 'shown']]
  expect(await check({ rows })).toEqual([
    { file: 'operations.tsv', text: rows[3]?.join('\t'), message: 'getGood is missing from contract/shop' },
  ])
})

test.for([
  ['without a mark', '', 'x-inferred: true is missing'],
  ['without a screen', 'x-inferred: true\nx-inferred-reason: 规格未给出\n', 'must name the screen'],
] as const)('an operation that the list does not name is refused %s', async ([, mark, says]) => {
  const fault = { file: 'paths/saveGood.yaml', from: 'security:', to: `${mark}security:` }
  expect(await check({ fault, rows: listedRows.slice(0, 2) })).toEqual([
    { file: 'shop/paths/saveGood.yaml', text: 'operationId: saveGood', message: expect.stringContaining(says) },
  ])
})

test('an operation that the list does not name is a proposal when its reason names the screen that needs it', async () => {
  const mark = 'x-inferred: true\nx-inferred-reason: 规格未给出，/qw/personal/history 需要\n'
  const fault = { file: 'paths/saveGood.yaml', from: 'security:', to: `${mark}security:` }
  expect(await check({ fault, rows: listedRows.slice(0, 2) })).toEqual([])
})

test.for([
  ['method', ['shop', 'PUT', '/shop/api/goods/save', 'saveGood', 'member', 'shown'], 'method is POST'],
  ['path', ['shop', 'POST', '/shop/api/good/save', 'saveGood', 'member', 'shown'], 'path is /shop/api/goods/save'],
  ['caller', ['shop', 'POST', '/shop/api/goods/save', 'saveGood', 'public', 'shown'], 'auth is member'],
  [
    'mark',
    ['shop', 'POST', '/shop/api/goods/save', 'saveGood', 'member', 'path-inferred'],
    'x-inferred: true is missing',
  ],
] as const)('an operation whose %s differs from the list is refused', async ([, row, says]) => {
  expect(await check({ rows: [...listedRows.slice(0, 2), [...row]] })).toEqual([
    { file: 'shop/paths/saveGood.yaml', text: 'operationId: saveGood', message: expect.stringContaining(says) },
  ])
})
