import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkBreaking } from '../../scripts/contract/breaking/check.ts'
import { createLocator } from '../../scripts/contract/locate.ts'
import { bundleContract } from '../../scripts/generate/bundle.ts'
import { writeContract } from './soundContract.ts'

/** File of the service shop, the text to replace there, and what to put in its place. */
type Edit = readonly [file: string, from: string, to: string]

interface Change {
  released?: readonly Edit[]
  current?: readonly Edit[]
  /** Text of approvals.yaml. */
  approvals?: string
}

/** Compares the edited sound contracts; findings come with the text of the line they name. */
async function check({ released = [], current = [], approvals = '[]\n' }: Change) {
  const before = writeContract()
  const after = writeContract()
  try {
    edit(before.folder, released)
    edit(after.folder, current)
    const bundle = await bundleContract(after.folder)
    const approvalsFile = path.join(after.folder, 'approvals.yaml')
    writeFileSync(approvalsFile, approvals)
    const findings = checkBreaking(
      bundle,
      { bundle: await bundleContract(before.folder), approvalsFile, folder: after.folder },
      createLocator(bundle, after.folder),
    )
    return findings.map(({ file, line, message }) => ({
      file: path.relative(after.folder, file),
      text: readFileSync(file, 'utf8').split('\n')[line - 1]?.trim(),
      message,
    }))
  } finally {
    before.remove()
    after.remove()
  }
}

function edit(folder: string, edits: readonly Edit[]) {
  for (const [name, from, to] of edits) {
    const file = path.join(folder, 'shop', name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`)
    writeFileSync(
      file,
      text.replace(from, () => to),
    )
  }
}

const listGoods = 'paths/listGoods.yaml'
const saveGood = 'paths/saveGood.yaml'
/** Callers send a Good and are sent Goods in a GoodPage. */
const good = 'schemas/Good.yaml'
const goodPage = 'schemas/GoodPage.yaml'

const nameParameter = readFileSync(path.join(import.meta.dirname, 'sound', listGoods), 'utf8').match(
  / {2}- name: name\n(?: {4}.*\n)+/,
)![0]
const withoutName: Edit = [listGoods, nameParameter, '']
const requiredName: Edit = [listGoods, 'in: query', 'in: query\n    required: true']
const nameSchema = (schema: string): Edit => [listGoods, '{ type: string, maxLength: 30 }', `{ ${schema} }`]
const stock = 'type: integer, title: 库存（件）, minimum: 0, maximum: 9999'
const stockSchema = (schema: string): Edit => [good, stock, `${schema}, title: 库存（件）`]
const withoutStock: Edit[] = [
  [good, '[id, name, stock, tags, maker]', '[id, name, tags, maker]'],
  [good, `  stock: { ${stock} }\n`, ''],
]
const optionalStock: Edit = [good, '[id, name, stock, tags, maker]', '[id, name, tags, maker]']
const optionalTotal: Edit = [goodPage, 'required: [records, total]', 'required: [records]']
const withoutTotal: Edit[] = [
  optionalTotal,
  [goodPage, '  total: { $ref: ../../common/schemas.yaml#/PageTotal }\n', ''],
]
const withoutListGoods: Edit = [
  'openapi.yaml',
  '  /shop/api/goods/list:\n    get: { $ref: paths/listGoods.yaml }\n',
  '',
]
const formReply: Edit = [
  saveGood,
  'application/json:\n      schema: { $ref',
  'multipart/form-data:\n      schema: { $ref',
]

const breaking: [string, Change, string, string][] = [
  ['a field of a reply that is gone', { current: withoutTotal }, 'properties:', 'the field total is gone'],
  [
    'an optional field of a reply that is gone',
    { released: [optionalTotal], current: withoutTotal },
    'properties:',
    'the field total is gone',
  ],
  ['a field of a reply that may be missing', { current: [optionalTotal] }, 'total:', 'total may now be missing'],
  ['another type', { current: [stockSchema('type: string, maxLength: 4')] }, 'stock:', 'string may now come here'],
  [
    'a value that may be null',
    { current: [stockSchema("type: [integer, 'null'], minimum: 0, maximum: 9999")] },
    'stock:',
    'null may now come here',
  ],
  [
    'a null that is no longer taken',
    { current: [[good, "    oneOf:\n      - $ref: Maker.yaml\n      - type: 'null'", '    $ref: Maker.yaml']] },
    'maker:',
    'null is no longer taken here',
  ],
  [
    'a wider limit of a reply',
    { current: [stockSchema('type: integer, minimum: 0, maximum: 10000')] },
    'stock:',
    'maximum was 9999 and is 10000',
  ],
  [
    'a narrower limit of a request',
    { current: [stockSchema('type: integer, minimum: 1, maximum: 9999')] },
    'stock:',
    'minimum was 0 and is 1',
  ],
  [
    'a narrower enum of a request',
    { released: [nameSchema('enum: [A, B]')], current: [nameSchema('enum: [A]')] },
    'schema: { enum: [A] }',
    'no longer takes "B"',
  ],
  [
    'a wider enum of a reply',
    { released: [stockSchema('enum: [A, B]')], current: [stockSchema('enum: [A, B, C]')] },
    'stock:',
    'may now be "C"',
  ],
  ['a pattern', { current: [nameSchema('type: string, maxLength: 30, pattern: ^a')] }, 'schema:', 'the pattern has'],
  ['a new required field of a request', { released: withoutStock }, 'stock:', 'the field stock is now required'],
  ['a required field of a request', { released: [optionalStock] }, 'stock:', 'the field stock is now required'],
  ['a field that is no longer taken', { current: withoutStock }, 'properties:', 'the field stock is no longer taken'],
  [
    'a new required parameter',
    { released: [withoutName], current: [requiredName] },
    'parameters:',
    'the query parameter name is new and required',
  ],
  ['a required parameter', { current: [requiredName] }, 'required: true', 'the query parameter name is now required'],
  [
    'a parameter that is gone',
    { current: [withoutName] },
    'parameters:',
    'the query parameter name is no longer taken',
  ],
  [
    'a login that was not needed',
    { current: [[listGoods, 'security: []', 'security: [{ memberBearer: [] }]']] },
    'security:',
    'the operation now needs a login',
  ],
  ['another content type', { current: [formReply] }, 'content:', 'the content type application/json is gone'],
  ['a reply that is gone', { current: [[listGoods, "  '404':", "  '410':"]] }, 'responses:', 'the reply 404 is gone'],
  [
    'an operation that is gone',
    { current: [withoutListGoods] },
    'openapi: 3.1.0',
    'the operation listGoods, GET /shop/api/goods/list, is gone',
  ],
]

test.for(breaking)('%s is caught where it stands', async ([, change, text, says]) => {
  expect(await check(change)).toContainEqual({
    file: expect.stringMatching(/^shop\//),
    text: expect.stringContaining(text),
    message: expect.stringContaining(says),
  })
})

const harmless: [string, Change][] = [
  ['nothing', {}],
  ['a new field of a reply', { released: withoutTotal, current: [optionalTotal] }],
  ['a new optional parameter', { released: [withoutName] }],
  ['a parameter that is no longer required', { released: [requiredName] }],
  ['a wider parameter', { current: [nameSchema('type: string, maxLength: 50')] }],
  ['a wider enum of a request', { released: [nameSchema('enum: [A]')], current: [nameSchema('enum: [A, B]')] }],
  ['another title', { current: [[good, 'title: 商品', 'title: 货品']] }],
  ['a new operation', { released: [withoutListGoods] }],
]

test.for(harmless)('%s breaks nobody', async ([, change]) => {
  expect(await check(change)).toEqual([])
})

test('an operation under another name is caught', async () => {
  const released: Edit[] = [[saveGood, 'operationId: saveGood', 'operationId: storeGood']]
  const [finding] = await check({ released })
  expect(finding?.message).toContain('the operation was called storeGood')
})

const pointer = '#/components/schemas/GoodPage/properties/total'

test.for([
  ['the place', `- { pointer: '${pointer}', reason: 无人读取 }`],
  ['the operation', '- { operation: listGoods, reason: 无人读取 }'],
  ['the operation there', `- { pointer: '${pointer}', operation: listGoods, reason: 无人读取 }`],
] as const)('an approval of %s lets a change through', async ([, approvals]) => {
  const [refused] = await check({ current: withoutTotal })
  expect(refused?.message).toContain(`approve it as ${pointer}`)
  expect(await check({ current: withoutTotal, approvals })).toEqual([])
})

test('an approval without a reason is refused, and lets nothing through', async () => {
  const findings = await check({ current: withoutTotal, approvals: `- { pointer: '${pointer}' }` })
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('the field total is gone'),
    'an approval needs a reason',
  ])
})

test.for([
  [
    'of a change that did not happen',
    `- { pointer: '${pointer}', reason: 无人读取 }`,
    'the approval lets nothing through: remove it',
  ],
  ['of nothing in particular', '- { reason: 无人读取 }', 'an approval names a pointer, an operation or both'],
  ['that is no entry of a list', 'pointer: x', 'approvals are a list'],
] as const)('an approval %s is refused where it stands', async ([, approvals, message]) => {
  expect(await check({ approvals })).toContainEqual({ file: 'approvals.yaml', text: approvals, message })
})
