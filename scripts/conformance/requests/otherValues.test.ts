import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import { otherValues, type Choice } from './otherValues.ts'

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

const line = { type: 'string', minLength: 1, maxLength: 12 }
const form = {
  type: 'object',
  required: ['heading'],
  properties: {
    heading: line,
    note: line,
    amount: { type: ['integer', 'null'], minimum: 0, maximum: 99 },
    words: { type: 'array', maxItems: 3, items: line },
    inner: { type: 'object', properties: { other: { type: ['string', 'null'], maxLength: 8 } } },
    code: line,
    codeStr: line,
  },
}
const saving = {
  requestBody: { content: { 'application/json': { schema: form } } },
  laws: {},
} as unknown as Operation
const body = { heading: '甲', amount: 5, words: ['a'], inner: {}, code: 'c', codeStr: '词' }
const changed = (choice: Choice) => otherValues(document, saving, body, choice)

test('texts are filled at any depth, also those that the body left out', () => {
  const { heading, note, inner, words } = changed('full') as Record<string, string & { other: string }>
  expect([heading, note, inner?.other].map((each) => each?.length)).toEqual([12, 12, 8])
  expect(words?.[0]).toHaveLength(12)
})

test('the words for a code stay with it', () => {
  expect(changed('special')).toMatchObject({ code: 'c', codeStr: '词' })
})

test('numbers and lists reach their most', () => {
  expect(changed('most')).toMatchObject({ amount: 99, heading: '甲' })
  expect(changed('most')['words']).toHaveLength(3)
  expect(new Set(changed('most')['words'] as string[]).size).toBe(3)
})

test('a list has no items, and everything else stays', () => {
  expect(changed('empty')).toEqual({ ...body, words: [] })
})

test('what is optional goes, and what may be null is null', () => {
  expect(changed('none')).toEqual({ heading: '甲', amount: null })
})

test('another time of day is one that no default has', () => {
  const properties = { start: { type: 'string', pattern: '^\\d\\d:\\d\\d$', minLength: 5, maxLength: 5 } }
  const media = { schema: { type: 'object', properties } }
  const save = { laws: {}, requestBody: { content: { 'application/json': media } } } as unknown as Operation
  expect(otherValues(document, save, { start: '22:00' }, 'other')).toEqual({ start: '22:30' })
  expect(otherValues(document, save, { start: '22:30' }, 'other')).toEqual({ start: '22:15' })
})
