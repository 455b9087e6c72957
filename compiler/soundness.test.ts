import { expect, test } from 'vitest'
import { readContract, type ContractDocument } from './document.ts'
import { assertSound } from './soundness.ts'

/** A contract with one operation whose reply has the given schema and example. */
function contractWith(schema: object, example: unknown): ContractDocument {
  const content = {
    'application/json': { schema: { $ref: '#/components/schemas/Reply' }, examples: { success: { value: example } } },
  }
  const get = { operationId: 'getThing', responses: { '200': { description: 'x', content } } }
  return { paths: { '/thing': { get } }, components: { schemas: { Reply: schema } } }
}

test('the contract of the project is sound', () => {
  expect(() => assertSound(readContract())).not.toThrow()
})

test.each([
  [
    'a pattern that does not compile',
    { type: 'string', pattern: '(' },
    'a',
    /components schemas Reply pattern: .*Invalid regular/,
  ],
  [
    'a keyword nobody knows',
    { type: 'string', maxlength: 3 },
    'a',
    /components schemas Reply maxlength: .*"maxlength"/,
  ],
  ['a format nobody knows', { type: 'string', format: 'datum' }, 'a', /components schemas Reply format: .*"datum"/],
  ['a reference that leads nowhere', { $ref: '#/components/schemas/Nobody' }, 'a', /schemas Reply \$ref: .*Nobody/],
  [
    'an example that does not fit',
    { type: 'integer' },
    'a',
    /paths \/thing get responses 200 .* examples success value: .*must be integer/,
  ],
  [
    'an example that breaks an order',
    {
      type: 'object',
      'x-order': [['low', 'middle', 'high']],
      properties: { low: { type: 'number' }, middle: { type: 'number' }, high: { type: 'number' } },
    },
    { low: 2, high: 1 },
    /examples success value: .*must not have high below low/,
  ],
  [
    'an example that breaks a term',
    {
      type: 'object',
      properties: {
        made: { type: 'string' },
        spoils: { oneOf: [{ type: 'string' }, { type: 'null' }], 'x-term': { days: 30, after: 'made' } },
      },
    },
    { made: '2026-03-02 10:00:00', spoils: '2026-04-02' },
    /examples success value spoils: .*must be 30 days after made/,
  ],
  [
    'a mean of too few',
    {
      type: 'object',
      properties: {
        count: { type: 'integer' },
        mean: { type: ['number', 'null'], 'x-null-below': { count: 3 } },
      },
    },
    { count: 2, mean: 4.5 },
    /examples success value mean: .*must be null with count below 3/,
  ],
  [
    'a list in another order',
    { type: 'array', items: { type: 'object', properties: { count: { type: 'integer' } } }, 'x-sorted': ['-count'] },
    [{ count: 1 }, { count: 2 }],
    /must be in the order of -count/,
  ],
  [
    'two records with one code',
    {
      type: 'array',
      items: { type: 'object', properties: { code: { type: 'string' } } },
      'x-unique': { by: ['code'] },
    },
    [{ code: 'A' }, { code: 'A' }],
    /must not have two with code/,
  ],
  [
    'a field that is not there in this state',
    {
      type: 'object',
      properties: { status: { type: 'string' }, contact: { type: 'string', 'x-only-when': { status: ['ACCEPTED'] } } },
    },
    { status: 'PENDING', contact: '示例' },
    /must not be there with status "PENDING"/,
  ],
  [
    'an area in another unit',
    {
      type: 'object',
      properties: { area: { type: 'number' }, areaMu: { type: 'number', 'x-factor': { area: 0.0015 } } },
    },
    { area: 1000, areaMu: 1 },
    /must be area times 0.0015/,
  ],
  [
    'an example that breaks a term in working days',
    {
      type: 'object',
      properties: {
        asked: { type: 'string' },
        answerBefore: { type: 'string', 'x-term': { workingDays: 5, after: 'asked' } },
      },
    },
    // From a Friday, across two weekends.
    { asked: '2026-02-20 10:00:00', answerBefore: '2026-03-02' },
    /examples success value answerBefore: .*must be 5 working days after asked/,
  ],
])('%s is refused by its place', (_, schema, example, place) => {
  expect(() => assertSound(contractWith(schema, example))).toThrow(place)
})

test('a request body that the gateway cannot read is refused', () => {
  const contract = contractWith({ type: 'string' }, 'a')
  const requestBody = { content: { 'application/xml': { schema: { type: 'string' } } } }
  contract.paths['/thing'] = { post: { operationId: 'saveThing', requestBody, responses: {} } }
  expect(() => assertSound(contract)).toThrow('paths /thing post requestBody content application/xml')
})
