import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { otherValues } from './otherValues.ts'

const text = { type: 'string', minLength: 1, maxLength: 20 }
const schema = {
  type: 'object',
  'x-required-when': [{ when: { price: ['FIXED'] }, fields: ['amount'] }],
  properties: {
    id: text,
    title: text,
    price: { enum: ['FIXED', 'OPEN'] },
    amount: { type: 'integer', minimum: 3, maximum: 9 },
    pledged: { type: 'boolean' },
    words: { type: 'array', items: text },
    picture: { ...text, 'x-file': [] },
    owner: { $ref: '#/components/schemas/Owner' },
  },
}
const document = { paths: {}, components: { schemas: { Owner: text } } } as unknown as ContractDocument
const operation = {
  laws: {},
  requestBody: { content: { 'application/json': { schema } } },
} as unknown as Operation

const more = (body: object) => otherValues(document, operation, body, 'more')

test('a body gets a value for each field that it leaves out, but no files', () => {
  const body = more({ title: '甲', price: 'FIXED' })
  expect(Object.keys(body).toSorted()).toEqual(['amount', 'owner', 'pledged', 'price', 'title', 'words'])
  expect(body).toMatchObject({ title: '甲', amount: 3 })
})

test('a field that the other values do not ask for stays away', () => {
  expect(more({ title: '甲', price: 'OPEN' })).not.toHaveProperty('amount')
})

test('no is the least answer, and another than yes', () => {
  const given = { title: '甲', price: 'OPEN', pledged: true }
  for (const choice of ['other', 'least'] as const)
    expect(otherValues(document, operation, given, choice)).toHaveProperty('pledged', false)
})
