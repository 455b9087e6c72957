import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import { surrounded, valueFaults, wrongKind } from './faults.ts'

const near = (pattern: string, valid: string) =>
  surrounded({ type: 'string', pattern }, valid)
    .filter(({ name }) => name.startsWith('pattern near'))
    .map(({ value }) => value)

test.for([
  ['^1[3-9]\\d{9}$', '13800000001', ['03800000001', '12800000001']],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', '22:00', ['32:00', '24:00', '22:60']],
  ['^\\d{6}$', '321283', []],
] as const)('texts just outside %s', ([pattern, valid, outside]) => {
  expect(near(pattern, valid)).toEqual(outside)
})

test.for([
  [1, [0, -1]],
  [0, [-1]],
  [18, [17]],
] as const)('below a minimum of %i', ([minimum, outside]) => {
  const faults = valueFaults({} as ContractDocument, { type: 'integer', minimum }, 0)
  expect(faults.filter(({ name }) => name.startsWith('below')).map(({ value }) => value)).toEqual(outside)
})

test('a file of another field is of a kind that this one does not take', () => {
  const [pdf, word] = ['认证.pdf', '认证.DOCX'].map((name) => ({ name, url: `/file?fileName=${name}` }))
  const schema = { 'x-file': [{ extensions: ['pdf', 'png'], maxMegabytes: 5 }] }
  expect(wrongKind(schema, ['en-1', pdf, word])).toEqual([
    { name: 'file kind', fault: '不是 pdf、png 文件', value: word },
  ])
  expect(wrongKind(schema, [pdf, { name: 'pdf' }])).toEqual([])
  expect(wrongKind({}, [word])).toEqual([])
})

test('an item that is none of the values is also sent beside one that is', () => {
  const among = (schema: object) =>
    valueFaults({} as ContractDocument, { type: 'array', ...schema }, 0)
      .filter(({ name }) => name === 'items enum among')
      .map(({ value }) => value)
  const items = { type: 'string', enum: ['A', 'B'] }
  expect(among({ items })).toEqual([['A', 'CONFORMANCE_UNKNOWN']])
  expect(among({ items, maxItems: 1 })).toEqual([])
  expect(among({ items: { type: 'string' } })).toEqual([])
})

test('a mobile number of one digit less or more is another text', () => {
  const values = surrounded({ pattern: '^1[3-9]\\d{9}$' }, '13800000001').map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['1380000000', '138000000011']))
  const house = surrounded({ pattern: '^\\d{7,8}$' }, '6623456').map(({ value }) => value)
  expect(house).toContain('662345')
  expect(house).not.toContain('66234566')
})

test('a mobile number with the code of the country is another text', () => {
  const texts = (pattern: string, valid: string) => surrounded({ pattern }, valid).map(({ value }) => value)
  expect(texts('^1[3-9]\\d{9}$', '13800000001')).toContain('+8613800000001')
  expect(texts('^(\\+86)?1[3-9]\\d{9}$', '13800000001')).not.toContain('+8613800000001')
  expect(texts('^\\d{6}$', '321283')).not.toContain('+86321283')
})

test('a day that its month does not have is also tried in the months to come', () => {
  const days = valueFaults({} as ContractDocument, { type: 'string', format: 'date' }, 0)
    .filter(({ name }) => name === 'pattern day')
    .map(({ value }) => String(value))
  expect(days).toEqual([expect.stringMatching(/^\d{4}-(04|06|09|11)-31$/)])
  expect(String(days[0]).slice(0, 7) >= new Date().toISOString().slice(0, 7)).toBe(true)
})
