import { expect, test } from 'vitest'
import { emptiedForms } from './checkedOrder.ts'

const form = {
  required: ['name', 'code'],
  properties: {
    name: { type: 'string' },
    city: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    region: { type: 'string' },
    code: { type: 'string' },
  },
  'x-checked': [['name'], ['city', 'region'], ['code']],
}
const body = { name: 'a', city: 'b', region: 'c', code: 'd' }

test('two neighbouring groups, the last one alone, and all of them have no value', () => {
  expect(emptiedForms({ paths: {} }, form, body)).toEqual([
    { emptied: ['name', 'city', 'region'], first: ['name'], sent: { name: '', city: null, code: 'd' } },
    { emptied: ['city', 'region', 'code'], first: ['city', 'region'], sent: { name: 'a', city: null, code: '' } },
    { emptied: ['code'], first: ['code'], sent: { ...body, code: '' } },
    { emptied: ['name', 'city', 'region', 'code'], first: ['name'], sent: { name: '', city: null, code: '' } },
  ])
})

test('a form without an order is not emptied', () => {
  expect(emptiedForms({ paths: {} }, { properties: form.properties }, body)).toEqual([])
})
