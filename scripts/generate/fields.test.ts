import { expect, test } from 'vitest'
import { printFields } from './fields.ts'

const goodForm = {
  type: 'object',
  title: '商品',
  required: ['name', 'kind'],
  'x-required-on-submit': ['price'],
  'x-required-when': [{ when: { kind: ['USED'] }, fields: ['years'] }],
  'x-order': [['made', 'sold', 'paid']],
  properties: {
    name: { title: '品名', $ref: '#/components/schemas/Name' },
    kind: {
      type: 'string',
      title: '种类',
      enum: ['NEW', 'USED'],
      'x-enumDescriptions': { NEW: '全新', USED: '二手' },
    },
    colors: { type: 'array', title: '颜色', items: { $ref: '#/components/schemas/Color' } },
    default: { type: 'boolean', title: '默认' },
    price: { oneOf: [{ $ref: '#/components/schemas/Price' }, { type: 'null' }] },
    years: { type: ['integer', 'null'], title: '使用年限', 'x-unit': '年', minimum: 0, maximum: 50 },
    parts: { type: 'array', title: '部件', maxItems: 3, items: { $ref: '#/components/schemas/Part' } },
    made: { type: 'string', format: 'date', title: '生产日期', 'x-ahead': { maximum: 0 } },
    sold: { type: 'string', format: 'date', title: '出厂日期' },
    paid: { type: 'string', format: 'date', title: '付款日期' },
    photo: { title: '照片', $ref: '#/components/schemas/Name', 'x-file': [{ extensions: ['png'], maxMegabytes: 1 }] },
    regions: { type: 'array', title: '地区', items: { $ref: '#/components/schemas/Region' } },
  },
}
const contract = {
  openapi: '3.1.0',
  paths: {
    '/goods': {
      post: {
        operationId: 'saveGood',
        parameters: [
          { name: 'from', in: 'query', description: '上架的开始（含）。', schema: { type: 'string', format: 'date' } },
          { name: 'to', in: 'query', description: '上架的结束（含）。', schema: { type: 'string', format: 'date' } },
          { name: 'word', in: 'query', schema: { type: 'string' } },
        ],
        'x-order': [['from', 'to']],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/GoodForm' } } } },
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Reply' } } } } },
      },
    },
  },
  components: {
    schemas: {
      GoodForm: goodForm,
      Name: { type: 'string', title: '名称', maxLength: 20, pattern: '^\\w+$', 'x-mismatch': '请输入正确的#' },
      Price: { type: 'number', title: '价格', 'x-unit': '元', minimum: 0, maximum: 9 },
      Color: { type: 'string', enum: ['RED'], 'x-enumDescriptions': { RED: '红' } },
      Region: { type: 'string', 'x-ask': '请选择#', maxLength: 6 },
      Freshness: { type: 'string', enum: ['OLD'], 'x-terms': { old: { title: '不新鲜', days: 7 } } },
      Stage: { type: 'string', enum: ['OPEN', 'SOLD'], 'x-states': { OPEN: { SELL: 'SOLD' }, SOLD: {} } },
      Band: { type: 'string', enum: ['FROM_10'], 'x-bands': { FROM_10: [10, null] } },
      Part: { type: 'object', properties: { weight: { type: 'number', title: '重量', minimum: 1 } } },
      Reply: {
        type: 'object',
        required: ['weight'],
        'x-quota': { red: { title: '红色的', most: 5, when: { color: ['RED'] } } },
        'x-terms': { kept: { title: '保留', workingDays: 5, after: 'made' } },
        properties: {
          weight: { type: 'number', title: '毛重', 'x-unit': '千克', minimum: 0, maximum: 9 },
          names: { type: 'array', title: '名称', maxItems: 5, items: { type: 'string', maxLength: 9 } },
          color: { title: '颜色', $ref: '#/components/schemas/Color' },
          spoils: { type: 'string', format: 'date', title: '保质期至', 'x-term': { days: 30, after: 'made' } },
        },
      },
    },
  },
}

test('each object has a module, including rows and replies, and enums with terms, steps or limits', () => {
  expect([...printFields(contract).keys()]).toEqual([
    'GoodForm.ts',
    'Freshness.ts',
    'Stage.ts',
    'Band.ts',
    'Part.ts',
    'Reply.ts',
    'SaveGoodQuery.ts',
  ])
})

test('for a reply the titles, formats and terms of its fields are generated; nobody types them', () => {
  const text = printFields(contract).get('Reply.ts')
  expect(text).toContain('export const weight = { title: "毛重", kind: "number", unit: "千克" } as const')
  expect(text).toContain('export const names = { title: "名称", kind: "list", maxItems: 5 } as const')
  expect(text).toContain('export const color = { title: "颜色", kind: "choice", words: colorWords } as const')
  expect(text).toContain(
    'export const spoils = { title: "保质期至", kind: "date", term: { days: 30, after: "made" } } as const',
  )
  expect(text).not.toContain('replyFields')
})

test('quotas and durations are data beside the fields', () => {
  const text = printFields(contract).get('Reply.ts')
  expect(text).toContain(
    'export const replyQuota = { red: { title: "红色的", most: 5, when: { color: ["RED"] } } } as const',
  )
  expect(text).toContain(
    'export const replyTerms = { kept: { title: "保留", workingDays: 5, after: "made" } } as const',
  )
})

test('the steps of a state machine and the limits of bands are data, too', () => {
  const modules = printFields(contract)
  expect(modules.get('Stage.ts')).toContain('export const stageSteps = { OPEN: { SELL: "SOLD" }, SOLD: {  } } as const')
  expect(modules.get('Band.ts')).toContain('export const bandLimits = { FROM_10: [10, null] } as const')
})

test('a field combines its own keywords with those it refers to; its own take precedence', () => {
  const text = printFields(contract).get('GoodForm.ts')
  expect(text).toContain(
    String.raw`export const name = { title: "品名", kind: "text", mismatch: "请输入正确的#", maxLength: 20, pattern: "^\\w+$", required: true } as const`,
  )
  expect(text).toContain(
    'export const kind = { title: "种类", kind: "choice", required: true, words: goodFormKindWords } as const',
  )
  expect(text).toContain(
    'export const price = { title: "价格", kind: "number", unit: "元", minimum: 0, maximum: 9, requiredOnSubmit: true } as const',
  )
  expect(text).toContain('export const parts = { title: "部件", kind: "rows", maxItems: 3 } as const')
  expect(text).toContain('export const regions = { title: "地区", kind: "list", ask: "请选择#" } as const')
})

test('a conditional requirement includes its condition', () => {
  expect(printFields(contract).get('GoodForm.ts')).toContain(
    'export const years = { title: "使用年限", kind: "integer", unit: "年", minimum: 0, maximum: 50, requiredWhen: [{ kind: ["USED"] }] } as const',
  )
})

test('a field includes the words of its values', () => {
  const text = printFields(contract).get('GoodForm.ts')
  expect(text).toContain("import { goodFormKindWords } from '../words/GoodForm.ts'")
  expect(text).toContain("import { colorWords } from '../words/Color.ts'")
  expect(text).toContain('export const colors = { title: "颜色", kind: "choice", words: colorWords } as const')
})

test("all fields together have the contract's names, even those that are reserved in code", () => {
  const text = printFields(contract).get('GoodForm.ts')
  expect(text).toContain('export const defaultField = { title: "默认", kind: "choice" } as const')
  expect(text).toContain(
    'export const goodFormFields = { name, kind, colors, default: defaultField, price, years, parts, made, sold, paid, photo, regions } as const',
  )
})

test('dates relative to today, orders (the nearest field first) and files are data of the field', () => {
  const text = printFields(contract).get('GoodForm.ts')
  expect(text).toContain('export const made = { title: "生产日期", kind: "date", ahead: { maximum: 0 } } as const')
  expect(text).toContain('export const paid = { title: "付款日期", kind: "date", notBelow: ["sold", "made"] } as const')
  expect(text).toContain('file: [{ extensions: ["png"], maxMegabytes: 1 }] } as const')
})

test('query parameters that must not contradict each other are fields, named by their descriptions', () => {
  const text = printFields(contract).get('SaveGoodQuery.ts')
  expect(text).toContain('from: { title: "上架的开始", kind: "date" },')
  expect(text).toContain('to: { title: "上架的结束", kind: "date", notBelow: ["from"] },')
  expect(text).not.toContain('word')
})
