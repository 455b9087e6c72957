import { expect, test } from 'vitest'
import type { ContractDocument, ContractOperation } from '#compiler/document.ts'
import { explainViolations } from './violations.ts'

const document: ContractDocument = {
  paths: {},
  components: {
    schemas: {
      Form: {
        type: 'object',
        properties: {
          contacts: {
            title: '联系人',
            type: 'array',
            items: { type: 'object', properties: { tel: { title: '电话', type: 'string' } } },
          },
          keywords: { title: '关键词', type: 'array', items: { type: 'string' } },
          price: { oneOf: [{ title: '价格', type: 'number' }, { type: 'null' }] },
        },
      },
    },
  },
}

const operation: ContractOperation = {
  operationId: 'saveThing',
  method: 'POST',
  path: '/thing',
  member: false,
  readsToken: false,
  order: [],
  parameters: [{ name: 'typeCode', in: 'query', description: '字典编码（§3.4）。', schema: {} }],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Form' } } } },
  responses: {},
}

function explain(...violations: { message: string; code: string; path?: string[] }[]) {
  return explainViolations(
    document,
    operation,
    violations.map((violation) => Object.assign(violation, { severity: 0 })),
  )
}

test('a parameter is named as the contract writes it and called by the first words of its description', () => {
  const message = "Request query must have required property 'typecode'"
  expect(explain({ code: 'required', message, path: ['query'] })).toEqual([
    { errorMessage: '请输入字典编码', field: 'query.typeCode' },
  ])
})

test('a field inside a list is called by its title', () => {
  const message = 'Request body property contacts.0.tel must NOT have more than 20 characters'
  expect(explain({ code: 'maxLength', message, path: ['body', 'contacts', '0', 'tel'] })).toEqual([
    { errorMessage: '电话不能超过 20 个字符', field: 'body.contacts.0.tel' },
  ])
})

test('a text of a list is called by the list', () => {
  const message = 'Request body property keywords.0 must NOT have more than 10 characters'
  expect(explain({ code: 'maxLength', message, path: ['body', 'keywords', '0'] })).toEqual([
    { errorMessage: '每个关键词不能超过 10 个字符', field: 'body.keywords.0' },
  ])
})

test('of several faults of a field the one is told that a form would tell', () => {
  const path = ['body', 'contacts', '0', 'tel']
  const prefix = 'Request body property contacts.0.tel must'
  const tooLong = { code: 'maxLength', message: `${prefix} NOT have more than 11 characters`, path }
  const mismatch = { code: 'pattern', message: `${prefix} match pattern "^1[3-9]\\d{9}$"`, path }
  const empty = { code: 'minLength', message: `${prefix} NOT have fewer than 1 characters`, path }
  expect(explain(tooLong, mismatch)).toEqual([{ errorMessage: '电话格式不正确', field: 'body.contacts.0.tel' }])
  expect(explain(mismatch, empty)).toEqual([{ errorMessage: '请输入电话', field: 'body.contacts.0.tel' }])
})

test('of a failed oneOf only what lies deepest is told', () => {
  const path = ['body', 'price']
  const prefix = 'Request body property price must'
  expect(
    explain(
      { code: 'minimum', message: `${prefix} be >= 0.5`, path },
      { code: 'type', message: `${prefix} be null`, path },
      { code: 'oneOf', message: `${prefix} match exactly one schema in oneOf`, path },
    ),
  ).toEqual([{ errorMessage: '价格不能小于 0.5', field: 'body.price' }])
})

test('more violations than the contract’s list may hold are cut off', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({
    code: 'type',
    message: 'must be string',
    path: ['body', `x${index}`],
  }))
  expect(explain(...many)).toHaveLength(100)
})
