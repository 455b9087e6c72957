import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { keepApprovals } from './approvals.ts'
import { checkBreaking } from './check.ts'
import { createLocator } from '#compiler/locate.ts'
import { bundleContract } from '#compiler/bundle.ts'
import { writeContract } from '../testing/soundContract.ts'

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
    const files = {
      released: path.join(before.folder, 'released.json'),
      current: path.join(after.folder, 'current.json'),
      approvals: path.join(after.folder, 'approvals.yaml'),
      folder: after.folder,
    }
    writeFileSync(files.released, JSON.stringify(await bundleContract(before.folder)))
    writeFileSync(files.current, JSON.stringify(bundle))
    writeFileSync(files.approvals, approvals)
    const findings = await checkBreaking(files, createLocator(after.folder))
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

const listGoods = 'goods/listGoods.yaml'
/** Callers send a Good and are sent Goods in a GoodPage. */
const good = 'goods/schemas/Good.yaml'
const goodPage = 'goods/schemas/GoodPage.yaml'

const requiredName: Edit = [listGoods, 'in: query\n', 'in: query\n    required: true\n']
const nameSchema = (schema: string): Edit => [listGoods, '{ type: string, maxLength: 30 }', `{ ${schema} }`]
const otherParameter = (required: boolean): Edit => [
  listGoods,
  '  - name: name',
  `  - { name: kind, in: query, required: ${required}, schema: { type: string } }\n  - name: name`,
]
const optionalTotal: Edit = [goodPage, 'required: [records, total]', 'required: [records]']
const withoutTotal: Edit[] = [
  optionalTotal,
  [goodPage, '  total: { $ref: ../../../common/schemas.yaml#/PageTotal }\n', ''],
]
const withoutListGoods: Edit = [
  'openapi.yaml',
  '  /shop/api/goods/list:\n    get: { $ref: goods/listGoods.yaml }\n',
  '',
]

const caught = (file: string, text: string, message: string) => ({
  file: `shop/${file}`,
  text: expect.stringContaining(text) as string,
  message: expect.stringContaining(message) as string,
})

test('changes that callers feel are caught where they stand', async () => {
  const findings = await check({
    released: [optionalTotal, nameSchema('enum: [A, B]')],
    current: [
      ...withoutTotal,
      nameSchema('enum: [A]'),
      requiredName,
      otherParameter(true),
      [good, 'required: [id, name, stock, tags, maker]', 'required: [id, name, stock, tags]'],
      [good, 'type: integer, title: 库存', "type: [integer, 'null'], title: 库存"],
      [good, 'maxLength: 10 }', 'maxLength: 5 }'],
      [listGoods, 'security: []', 'security: [{ memberBearer: [] }]'],
    ],
  })
  expect(findings).toEqual(
    expect.arrayContaining([
      caught(goodPage, 'properties:', 'property-removed'),
      caught(listGoods, 'schema: { enum: [A] }', 'enum-values-removed'),
      caught(listGoods, 'required: true', '`name` query parameter'),
      caught(listGoods, 'name: kind', 'Required `kind` query parameter was added'),
      caught(good, 'required: [id', 'Properties of `Good` are no longer required: `maker`'),
      caught(good, 'stock:', 'schema-type-changed'),
      caught(good, 'items:', '`maxLength` changed'),
      caught(listGoods, 'security:', 'Authentication became required'),
    ]),
  )
})

test('an operation that is gone is caught in its service', async () => {
  expect(await check({ current: [withoutListGoods] })).toEqual([
    {
      file: 'shop/openapi.yaml',
      text: 'openapi: 3.1.0',
      message: expect.stringMatching(/in listGoods: .*path-removed/) as string,
    },
  ])
})

test('what is added, widened for callers or only worded otherwise breaks nobody', async () => {
  const findings = await check({
    released: [...withoutTotal, nameSchema('enum: [A]'), withoutListGoods],
    current: [optionalTotal, nameSchema('enum: [A, B]'), otherParameter(false), [good, 'title: 商品', 'title: 货品']],
  })
  expect(findings).toEqual([])
})

test('a new optional field of a reply and a new optional parameter break nobody', async () => {
  expect(await check({ released: withoutTotal, current: [optionalTotal, otherParameter(false)] })).toEqual([])
})

const dated = (words: string): Edit => [
  good,
  'properties:',
  `${words}properties:\n  made: { title: 生产日期, $ref: ../../../common/schemas.yaml#/Date }`,
]

test('more that a request needs, or is held to, is caught in the words of the contract', async () => {
  const findings = await check({
    released: [dated('x-required-when: [{ when: { stock: [0] }, fields: [made] }]\n')],
    current: [
      dated('x-required-when: [{ when: { stock: [0] }, fields: [made, kind] }]\nx-order: [[stock, rest]]\n'),
      [good, 'title: 生产日期,', 'title: 生产日期, x-ahead: { maximum: 0 },'],
      [
        good,
        '  stock:',
        '  kind: { type: string, title: 种类, maxLength: 9 }\n  rest: { type: integer, title: 余量, minimum: 0, maximum: 9 }\n  stock:',
      ],
      [listGoods, 'parameters:', 'x-order: [[current, size]]\nparameters:'],
    ],
  })
  expect(findings).toEqual([
    caught(good, 'x-required-when:', 'in saveGood: kind is needed where {"stock":[0]}'),
    caught(good, 'x-order:', 'the values of stock, rest must not fall'),
    caught(good, 'made:', 'fewer dates are taken'),
    caught(listGoods, 'x-order:', 'in listGoods: the values of current, size must not fall'),
  ])
})

test('less that a request is held to breaks nobody', async () => {
  const released = dated('x-required-when: [{ when: { stock: [0] }, fields: [made] }]\nx-order: [[stock, stock]]\n')
  expect(await check({ released: [released], current: [dated('')] })).toEqual([])
})

test('several places are approved for one reason, and one that lets nothing through is told by itself', async () => {
  const approvals = `- pointer:\n    - '#/components/schemas/GoodPage/properties/total'\n    - '#/nowhere'\n  reason: 无人读取\n`
  expect(await check({ released: [optionalTotal], current: withoutTotal, approvals })).toEqual([
    { file: 'approvals.yaml', text: "- '#/nowhere'", message: 'the approval lets nothing through: remove it' },
  ])
})

const pointer = '#/components/schemas/GoodPage/properties/total'
const totalGone = { released: [optionalTotal], current: withoutTotal }

test.for([
  ['the place', `- { pointer: '${pointer}', reason: 无人读取 }`],
  ['the operation', '- { operation: listGoods, reason: 无人读取 }'],
  ['the operation there', `- { pointer: '${pointer}', operation: listGoods, reason: 无人读取 }`],
] as const)('an approval of %s lets a change through', async ([, approvals]) => {
  expect(await check({ ...totalGone, approvals })).toEqual([])
})

test('an approval without a reason is refused, and lets nothing through', async () => {
  const findings = await check({ ...totalGone, approvals: `- { pointer: '${pointer}' }` })
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining(`if they agree, approve ${pointer}`),
    'an approval needs a reason',
  ])
})

test('an approval that says nothing, or lets nothing through, is refused where it stands', async () => {
  const approvals = `- { pointer: '${pointer}', reason: 无人读取 }\n- { reason: 无人读取 }\n`
  expect(await check({ approvals })).toEqual(
    expect.arrayContaining([
      {
        file: 'approvals.yaml',
        text: approvals.split('\n')[0],
        message: 'the approval lets nothing through: remove it',
      },
      {
        file: 'approvals.yaml',
        text: approvals.split('\n')[1],
        message: 'an approval names a pointer, an operation or both',
      },
    ]),
  )
})

test('a release keeps the reasons of what it broke, after those of former ones', () => {
  const first = keepApprovals('# Agreed.\n', '- operation: getGood\n  reason: nobody calls it\n', '2026-05-01')
  const second = keepApprovals(first, '- operation: listGoods\n  reason: the pages were too long\n', '2026-06-01')
  expect(parse(second)).toEqual([
    { released: '2026-05-01', changes: [{ operation: 'getGood', reason: 'nobody calls it' }] },
    { released: '2026-06-01', changes: [{ operation: 'listGoods', reason: 'the pages were too long' }] },
  ])
  expect(keepApprovals(second, '[]\n', '2026-07-01')).toBe(second)
})
