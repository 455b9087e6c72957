import { expect, test } from 'vitest'
import { lackingRequests } from './required.ts'

const document = { paths: {} }

const schema = {
  'x-required-when': [{ when: { kind: ['GOODS', 'PARTS'] }, fields: ['amount', 'unit'] }],
  'x-required-on-submit': ['phone'],
}
const media = (...values: object[]) => ({
  schema: {},
  examples: Object.fromEntries(values.map((value, index) => [`example${index}`, { value }])),
})

test('each field that a condition requires is left out, with each value of the condition', () => {
  const goods = { kind: 'GOODS', amount: 2, unit: '件', phone: '1' }
  const found = lackingRequests(document, schema, media(goods), goods, [])
  expect(found.map(({ at, body }) => [at, body])).toEqual([
    ['amount', { kind: 'GOODS', unit: '件', phone: '1' }],
    ['amount', { kind: 'PARTS', unit: '件', phone: '1' }],
    ['unit', { kind: 'GOODS', amount: 2, phone: '1' }],
    ['unit', { kind: 'PARTS', amount: 2, phone: '1' }],
    ['phone', { kind: 'GOODS', amount: 2, unit: '件', submit: true }],
  ])
})

test('a condition that no example fulfils is made true in one that is no draft', () => {
  const advice = { submit: true, kind: 'ADVICE', phone: '1' }
  const draft = { submit: false, kind: 'GOODS' }
  const found = lackingRequests(document, schema, media(draft), advice, [])
  expect(found[0]).toMatchObject({ at: 'amount', body: { submit: true, kind: 'GOODS', phone: '1' } })
  expect(lackingRequests(document, schema, media(), draft, []).map(({ at }) => at)).toEqual([])
})

test('none of the alternatives is given, or two of them where one excludes the others', () => {
  const either = {
    properties: { byNumber: { type: 'object' }, byName: { type: 'object' }, note: { type: 'string' } },
    'x-alternatives': { of: [['byNumber'], ['byName']], only: true },
  }
  const found = lackingRequests(document, either, media({ byName: { last: 'Li' } }), { byNumber: {}, note: 'x' }, [])
  expect(found.map(({ name, body }) => [name, body])).toEqual([
    ['either none', { note: 'x' }],
    ['either two', { byNumber: {}, note: 'x', byName: {} }],
    ['either byNumber and byName', { byNumber: {}, note: 'x', byName: { last: 'Li' } }],
  ])
})
