import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { addStatements } from './statements.ts'

const title = { properties: { title: { 'x-never-when': { 'by/name': ['某'] } } } }
const verified = { of: 'parts', when: { state: ['YES', 'NO'] }, except: { state: ['NONE'] } }
const rate = { properties: { rate: { type: 'number', 'x-rate': verified } } }
const weighted = { properties: { rate: { type: 'number', 'x-rate': { ...verified, weight: 3 } } } }
const urgency = {
  'x-terms': { soon: { days: 30 }, urgent: { days: 7 } },
  'x-steps': { field: 'urgency', of: 'days', terms: { SOON: 'soon', URGENT: 'urgent' }, beyond: 'NORMAL' },
}
const each = { 'x-each': [{ of: 'items', when: { state: ['NEW'] }, lacks: ['rate'], never: { hit: [true] } }] }
const tally = { 'x-tally': { 'sum/open': { of: 'groups', when: { state: ['OPEN'] }, list: 'items', upTo: 2 } } }
const groups = (...items: number[]) => [
  { state: 'OPEN', items },
  { state: 'SHUT', items: [1] },
]
const hit = { properties: { hit: { type: 'boolean', 'x-any': { of: 'parts', when: { state: ['NO'] } } } } }
const parts = (...states: string[]) => states.map((state) => ({ state }))

test.for([
  ['what no new one has', each, { state: 'OLD', items: [{ rate: 1, hit: true }] }, undefined],
  ['a field of a new one', each, { state: 'NEW', items: [{ rate: 1 }] }, 'must have no rate in items'],
  [
    'a value of a new one',
    each,
    { state: 'NEW', items: [{ hit: false }, { hit: true }] },
    'must have none with {"hit":[true]} in items',
  ],
  ['a field beside another value', title, { by: { name: '张' }, title: '一' }, undefined],
  ['no value', title, { by: { name: '某' }, title: null }, undefined],
  [
    'a field that another value withholds',
    title,
    { by: { name: '某' }, title: '一' },
    'must not be there with by/name "某"',
  ],
  ['a rounded percentage', rate, { parts: parts('YES', 'NO', 'OPEN', 'NONE'), rate: 66.67 }, undefined],
  ['a percentage of nothing', rate, { parts: [], rate: 0 }, undefined],
  [
    'a fraction in place of a percentage',
    rate,
    { parts: parts('YES', 'OPEN'), rate: 0.5 },
    'must be the percentage of some in parts, 50',
  ],
  ['a percentage moved by weights', weighted, { parts: parts('YES', 'OPEN'), rate: 25 }, undefined],
  [
    'a fraction in spite of weights',
    weighted,
    { parts: parts('YES', 'OPEN'), rate: 0.5 },
    'must be the percentage of some in parts, 50',
  ],
  [
    'less than all of them',
    weighted,
    { parts: parts('YES', 'NO'), rate: 1 },
    'must be the percentage of some in parts, 100',
  ],
  ['the narrowest step', urgency, { days: 7, urgency: 'URGENT' }, undefined],
  ['the next step', urgency, { days: 8, urgency: 'URGENT' }, 'must have urgency "SOON" with days 8'],
  ['beyond all steps', urgency, { days: 31, urgency: 'NORMAL' }, undefined],
  ['no figure', urgency, { urgency: 'SOON' }, 'must have urgency "NORMAL" with days undefined'],
  ['a flag of one of them', hit, { parts: parts('YES', 'NO'), hit: true }, undefined],
  ['a flag of none of them', hit, { parts: parts('YES'), hit: true }, 'must be false for what is in parts'],
  ['the number of some records', tally, { sum: { open: 1 }, groups: groups(1) }, undefined],
  ['more than a full list', tally, { sum: { open: 3 }, groups: groups(1, 2) }, undefined],
  ['no such records', tally, { sum: { open: 0 }, groups: [] }, undefined],
  [
    'the number of other records',
    tally,
    { sum: { open: 2 }, groups: groups(1) },
    'must have sum/open 1, the number in groups',
  ],
] as const)('%s', ([, schema, value, message]) => {
  const ajv = new Ajv2020({ strict: false })
  addStatements(ajv)
  ajv.validate(schema, value)
  expect(ajv.errors?.[0]?.message).toBe(message)
})
