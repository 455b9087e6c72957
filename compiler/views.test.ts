import { expect, test } from 'vitest'
import { writeOutViews } from './views.ts'

const GoodFields = {
  title: '商品的字段',
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { $ref: '#/components/schemas/Id' },
    name: { type: 'string', title: '名称', minLength: 0, maxLength: 20 },
    status: { title: '状态', $ref: '#/components/schemas/GoodStatus' },
  },
}
const Id = { type: 'string', maxLength: 9 }
const allOf = [{ $ref: '#/components/schemas/GoodFields' }]

function written(view: object, fields: object = GoodFields) {
  const bundle = { openapi: '3.1.0', paths: {}, components: { schemas: { Good: view, GoodFields: fields, Id } } }
  return writeOutViews(bundle, import.meta.dirname).components['schemas'] as Record<string, unknown>
}

test('a view becomes a closed object of the fields it names, and the fields are no schema of the bundle', () => {
  const schemas = written({
    title: '商品',
    allOf,
    additionalProperties: false,
    required: ['id'],
    properties: { id: true, name: true },
  })
  expect(schemas).toEqual({
    Id,
    Good: {
      title: '商品',
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: { id: GoodFields.properties.id, name: GoodFields.properties.name },
    },
  })
})

test('a view that is closed by unevaluatedProperties has every field, and its own', () => {
  const { Good } = written({
    allOf,
    unevaluatedProperties: false,
    properties: { note: { type: 'string', maxLength: 5 } },
  })
  expect(Good).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: { ...GoodFields.properties, note: { type: 'string', maxLength: 5 } },
  })
})

test('a view says more of a field, or narrows it and says why', () => {
  const differs = { 'x-differs': '理由' }
  const { Good } = written({
    allOf,
    additionalProperties: false,
    properties: {
      id: { description: '修改时必填。' },
      name: { minLength: 1, ...differs },
      status: { $ref: '#/components/schemas/ShownGoodStatus', ...differs },
    },
  })
  expect(Good).toMatchObject({
    properties: {
      id: { $ref: '#/components/schemas/Id', description: '修改时必填。' },
      name: { type: 'string', title: '名称', minLength: 1, maxLength: 20 },
      status: { title: '状态', $ref: '#/components/schemas/ShownGoodStatus' },
    },
  })
  expect(JSON.stringify(Good)).not.toContain('x-differs')
})

test('a view keeps an order as far as it has the fields, and what is said of a field beside its schema', () => {
  const fields = {
    ...GoodFields,
    'x-order': [
      ['made', 'sold', 'paid'],
      ['made', 'id'],
    ],
    properties: {
      id: GoodFields.properties.id,
      made: {},
      sold: {},
      paid: { title: '付款日', 'x-ahead': { maximum: 0 } },
    },
  }
  const paid = { type: 'string', 'x-differs': '理由' }
  const view = { allOf, additionalProperties: false, properties: { made: true, paid } }
  expect(written(view, fields)['Good']).toEqual({
    type: 'object',
    'x-order': [['made', 'paid']],
    additionalProperties: false,
    properties: { made: {}, paid: { type: 'string', title: '付款日', 'x-ahead': { maximum: 0 } } },
  })
})
