import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from './testing/checkedContract.ts'
import type { Fault } from './testing/soundContract.ts'

test('a sound bundle that holds what the list names has no findings', async () => {
  expect(await check()).toEqual([])
})

const saveGood = 'goods/saveGood.yaml'
const listGoods = 'goods/listGoods.yaml'
const good = 'goods/schemas/Good.yaml'
const maker = 'goods/schemas/Maker.yaml'
const mismatch = 'the example does not match its schema: '

const emptyList = '          empty:\n'
/** One more example of the good that the list shows. */
const goodAgain = (name: string, mark = 'description: 又一次。') => `          again:
            summary: 改名之后
            ${mark}
            value:
              returnCode: '200'
              data: { records: [{ id: g-1, name: ${name}, stock: 3, tags: [样例], maker: null }], total: 1 }
${emptyList}`

/** What is broken, the faults that break it, and the findings: file, a part of the line, a part of the message. */
type BrokenEdit = readonly [
  what: string,
  faults: readonly Fault[],
  ...findings: (readonly [file: string, on: string, says: string])[],
]

const brokenEdits: readonly BrokenEdit[] = [
  [
    'an example that tells of a limit in words of its own',
    [
      {
        file: saveGood,
        from: "value: { returnCode: '4090', errorMessage: 商品已存在 }",
        to: "value: { returnCode: '3000', errorMessage: 有误, data: [{ errorMessage: 库存不能小于0, field: body.stock }] }",
      },
    ],
    [saveGood, '库存不能小于0', 'of body.stock is said: 库存不能小于 0'],
  ],
  [
    'an example that breaks its schema',
    [{ file: saveGood, from: 'stock: 3', to: 'stock: -3' }],
    [saveGood, 'stock: -3', `${mismatch}/stock must be >= 0`],
  ],
  [
    'an example of one of several alternatives',
    [{ file: listGoods, from: 'stock: 3', to: "stock: '3'" }],
    [listGoods, "stock: '3'", `${mismatch}/data/records/0/stock must be integer`],
  ],
  [
    'an example with a misspelt name',
    [{ file: saveGood, from: 'stock: 3', to: 'stokc: 3' }],
    [saveGood, 'stokc: 3', 'must NOT have additional properties: stokc. Did you mean stock?'],
  ],
  [
    'an example that several replies share',
    [
      { file: '../common/examples.yaml', from: "returnCode: '200', data: null", to: "returnCode: '200', data: 1" },
      {
        file: saveGood,
        from: "success:\n            summary: 成功\n            value: { returnCode: '200', data: null }",
        to: `success: { $ref: ../../common/examples.yaml#/EmptySuccess }
          again: { $ref: ../../common/examples.yaml#/EmptySuccess }`,
      },
    ],
    ['../common/examples.yaml', 'data: 1', `${mismatch}/data must be null`],
  ],
  [
    'a record that two examples tell differently',
    [{ file: listGoods, from: emptyList, to: goodAgain('改名') }],
    [listGoods, '改名', 'name of g-1 is "改名" here and "样例商品" at shop/goods/listGoods.yaml:28'],
  ],
  [
    'a moment in which nothing differs',
    [{ file: listGoods, from: emptyList, to: goodAgain('样例商品', 'x-other-moment: [name]') }],
    [listGoods, 'x-other-moment', 'x-other-moment names name, which differs from no other example'],
  ],
  [
    'a name that stands for two types',
    [{ file: maker, from: 'properties:\n', to: 'properties:\n  stock: { type: string, title: 库存, maxLength: 9 }\n' }],
    [good, 'stock:', 'stock is number here and text at shop/goods/schemas/Maker.yaml:6: declare in names.yaml why'],
  ],
  [
    'a name of one type that is declared to have two',
    [{ file: '../names.yaml', from: '', to: 'differ:\n  stock: a number or a text\n' }],
    ['../names.yaml', 'stock:', 'stock has one type everywhere'],
  ],
  [
    'one thing with two limits',
    [{ file: '../names.yaml', from: '', to: 'same: [name]\n' }],
    [listGoods, 'name: name', 'name is maxLength 30 here and maxLength 20 at shop/goods/schemas/Maker.yaml:6'],
  ],
  [
    'an id of nobody knows what',
    [
      { file: 'openapi.yaml', from: '/shop/api/goods/save:', to: '/shop/api/goods/{id}:' },
      {
        file: saveGood,
        from: 'requestBody:',
        to: '  - { name: id, in: path, required: true, description: 标识。, schema: { $ref: ../../common/schemas.yaml#/Id } }\nrequestBody:',
      },
    ],
    [saveGood, 'name: id', 'must say from which field it is taken'],
    [saveGood, 'operationId', 'path is /shop/api/goods/{id}'],
  ],
  [
    'an example of something that may be null',
    [
      { file: 'goods/schemas/Maker.yaml', from: 'maxLength: 20 }', to: "maxLength: 20, pattern: '^[a-z]$' }" },
      { file: saveGood, from: 'maker: null', to: 'maker: { name: 明天 }' },
    ],
    [saveGood, '明天', `${mismatch}/maker/name must match pattern`],
  ],
  [
    'an example of a parameter',
    [
      {
        file: listGoods,
        from: 'schema: { type: string, maxLength: 30 }',
        to: 'schema: { type: string, maxLength: 3 }\n    example: 太长的名称',
      },
    ],
    [listGoods, 'example: 太长的名称', 'must NOT have more than 3 characters'],
  ],
  [
    'a required field that all examples lack',
    [
      { file: good, from: 'required: [id,', to: 'required: [price, id,' },
      {
        file: good,
        from: 'properties:\n',
        to: 'properties:\n  price: { type: integer, title: 价格, x-unit: 元, minimum: 0, maximum: 9999 }\n',
      },
    ],
    [listGoods, 'records: [', "must have required property 'price' (also at shop/goods/saveGood.yaml:16)"],
  ],
  [
    'a pattern that does not compile, in a schema that others use',
    [{ file: 'goods/schemas/Maker.yaml', from: 'maxLength: 20 }', to: "maxLength: 20, pattern: '^(a$' }" }],
    ['goods/schemas/Maker.yaml', 'name:', 'the schema does not compile: Invalid regular expression'],
  ],
  [
    'a misspelt type',
    [{ file: good, from: 'name: { type: string', to: 'name: { type: strin' }],
    [good, 'type: strin,', 'Did you mean string?'],
  ],
  [
    'a misspelt keyword of a schema',
    [{ file: good, from: 'maxLength: 20', to: 'maxLenght: 20' }],
    [good, 'maxLenght', 'Did you mean maxLength?'],
  ],
  [
    'a misspelt keyword of an operation',
    [{ file: saveGood, from: 'requestBody:', to: 'requestBdy:' }],
    [saveGood, 'requestBdy:', 'Did you mean requestBody?'],
  ],
  [
    'a reference to a file that is not there',
    [{ file: saveGood, from: 'schemas/Good.yaml', to: 'schemas/Gud.yaml' }],
    [saveGood, 'Gud.yaml', 'The reference schemas/Gud.yaml leads nowhere. Did you mean schemas/Good.yaml?'],
  ],
  [
    'a reference to the schema of another resource',
    [{ file: saveGood, from: 'schemas/Good.yaml', to: '../makers/schemas/Good.yaml' }],
    [saveGood, 'Good.yaml', '../makers/schemas/Good.yaml leads nowhere. Did you mean schemas/Good.yaml?'],
  ],
  [
    'a reference to a name that is not there',
    [{ file: saveGood, from: 'responses.yaml#/NotFound', to: 'responses.yaml#/NotFond' }],
    [saveGood, 'NotFond', 'Did you mean ../../common/responses.yaml#/NotFound?'],
  ],
  [
    'a schema that several refer to and that does not parse',
    [{ file: good, from: 'required: [id', to: 'required: [[id' }],
    [good, 'additionalProperties: false', 'Failed to parse: '],
  ],
  [
    'a service that does not parse',
    [{ file: 'openapi.yaml', from: 'tags:\n', to: 'tags: [\n' }],
    ['openapi.yaml', '- name: shop', 'Failed to parse: '],
  ],
  [
    'a path that two services claim',
    [
      {
        file: '../store/openapi.yaml',
        from: '',
        to: 'paths:\n  /shop/api/goods/list:\n    get: { $ref: ../shop/goods/listGoods.yaml }\n',
      },
    ],
    ['../store/openapi.yaml', '/shop/api/goods/list:', 'is claimed by shop/openapi.yaml:19 too'],
  ],
  [
    'a name that two schemas have',
    [
      { file: 'makers/schemas/Maker.yaml', from: '', to: 'title: 厂家\ntype: string\nmaxLength: 20\n' },
      { file: 'goods/schemas/GoodPage.yaml', from: '$ref: Good.yaml', to: '$ref: ../../makers/schemas/Maker.yaml' },
    ],
    ['makers/schemas/Maker.yaml', 'title: 厂家', 'Maker is the name of shop/goods/schemas/Maker.yaml:1 too'],
  ],
  [
    'security that nobody knows',
    [{ file: saveGood, from: 'memberBearer: []', to: 'memberBarer: []' }],
    [saveGood, 'security:', 'contract/operation-security'],
  ],
  [
    'security that the list does not name',
    [{ file: listGoods, from: 'security: []', to: 'security: [{ memberBearer: [] }]' }],
    [listGoods, 'responses:', 'the 401 reply is missing'],
    [listGoods, 'security:', 'auth is member, the operations list says public'],
  ],
  [
    'an operationId given twice',
    [{ file: saveGood, from: 'operationId: saveGood', to: 'operationId: listGoods' }],
    [saveGood, 'operationId:', 'contract/operation-file-name'],
    [saveGood, 'operationId:', 'Every operation must have a unique'],
    [saveGood, 'operationId:', 'operationId is listGoods, the operations list says saveGood'],
  ],
]

test.for(brokenEdits)('%s is told with its place, and nothing else is', async ([, faults, ...expected]) => {
  expect(await check({ faults })).toEqual(
    expected.map(([file, on, says]) => ({
      file: path.join('shop', file),
      text: expect.stringContaining(on),
      message: expect.stringContaining(says),
    })),
  )
})

test('an example of another moment may differ in the fields that it names', async () => {
  const faults = [{ file: listGoods, from: emptyList, to: goodAgain('改名', 'x-other-moment: [name]') }]
  expect(await check({ faults })).toEqual([])
})

test('what breaks callers of the released contract is told from the sources as they stand', async () => {
  const faults = [
    { file: 'goods/schemas/GoodPage.yaml', from: 'required: [records, total]', to: 'required: [records]' },
    { file: 'goods/schemas/Maker.yaml', from: 'maxLength: 20', to: 'minLength: 1, maxLength: 20' },
    {
      file: saveGood,
      from: 'requestBody:',
      to: '  - { name: source, in: query, required: true, description: 来源。, schema: { type: string, maxLength: 9 } }\nrequestBody:',
    },
  ]
  expect(await check({ faults, isReleased: true })).toEqual(
    [
      ['goods/schemas/GoodPage.yaml', 'required: [records]', 'no longer required: `total`'],
      ['goods/schemas/Maker.yaml', 'minLength: 1', '`minLength` of `name` was set'],
      [saveGood, 'name: source', 'Required `source` query parameter was added'],
    ].map(([file = '', on, says]) => ({
      file: path.join('shop', file),
      text: expect.stringContaining(on ?? ''),
      message: expect.stringContaining(says ?? ''),
    })),
  )
})
