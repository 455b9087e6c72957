import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { addStatements } from './statements.ts'

const status = { status: ['ACCEPTED', 'FINISHED'] }
const contact = { properties: { contact: { type: ['string', 'null'], 'x-only-when': status } } }
const successor = { properties: { supersededBy: { 'x-together': 'effectiveTo' } } }
const area = { properties: { areaMu: { type: 'number', 'x-factor': { area: 0.0015 } } } }
const rate = { properties: { rate: { type: 'number', 'x-share': { of: 'done', in: 'all' } } } }
const remark = { 'x-there-when': [{ when: { status: ['REJECT'] }, fields: ['remark'] }] }
const grey = { properties: { grey: { 'x-follows': { code: { OPEN: false, END: true } } } } }
const total = { properties: { total: { type: 'number', 'x-counts': { of: 'types', sum: 'count' } } } }
const latest = { properties: { total: { type: 'number', 'x-counts': { of: 'latest', upTo: 2 } } } }
const byCount = { type: 'array', 'x-sorted': ['-count', 'name'] }
const oneCurrent = { type: 'array', 'x-unique': { by: ['tool'], when: { isCurrent: [true] } } }
const days = { properties: { days: { type: 'array', 'x-complete': 'date' } } }
const months = { properties: { months: { type: 'array', 'x-complete': 'month' } } }
const february = Array.from({ length: 28 }, (_, day) => ({ date: `2026-02-${String(day + 1).padStart(2, '0')}` }))
const year = Array.from({ length: 12 }, (_, month) => ({ month: month + 1 }))

const end = { properties: { end: { 'x-only-when': { 'tag/code': ['OPEN'] } } } }
const masked = { 'x-pattern-when': [{ when: { anonymous: [true] }, fields: ['name'], pattern: '^某.+$' }] }
const alias = { 'x-pattern-when': [{ when: {}, lacks: ['enId'], fields: ['name'], pattern: '^某.+$' }] }
const link = { properties: { id: { type: 'string', 'x-part-of': 'link' } } }
const county = { properties: { county: { type: 'string', 'x-under': 'city' } } }
const stars = { 'x-mean': { of: 'counts', value: 'score', weight: 'count' } }
const mean = { properties: { mean: { type: ['number', 'null'], ...stars } } }
const counts = [
  { score: 5, count: 2 },
  { score: 4, count: 1 },
]
const sections = { properties: { total: { type: 'number', 'x-counts': { of: 'sections', sum: 'items', by: 'id' } } } }
const twice = [{ items: [{ id: 'a' }, { id: 'b' }] }, { items: [{ id: 'a' }] }]

const questions = { 'x-keys': { 'qa/*/clause': 'clauses/*/anchor' } }
const progress = { 'x-last': { status: 'timeline/status' } }
const beginning = { 'x-first': { created: 'timeline/time' } }
const dates = { properties: { dates: { type: 'array', 'x-copies': { of: 'batches', fields: ['end'] } } } }
const hidden = { 'x-masks': { 'masked/tel': 'contact/tel' } }
const either = { properties: { contact: { 'x-only-when': [{ own: [true] }, { 'docking/status': ['ACCEPTED'] }] } } }

test.for([
  ['a name beside what it lacks', alias, { name: '某企业' }, undefined],
  ['a name that need not be masked', alias, { name: '江畔', enId: 'en-1' }, undefined],
  ['a name that had to be masked', alias, { name: '江畔' }, 'must have name like ^某.+$'],
  ['a key in its list', questions, { clauses: [{ anchor: 'a' }], qa: [{ clause: 'a' }, {}] }, undefined],
  [
    'a key in no list',
    questions,
    { clauses: [{ anchor: 'a' }], qa: [{ clause: 'b' }] },
    'must have qa/*/clause "b" in clauses/*/anchor',
  ],
  ['the last state', progress, { status: 'B', timeline: [{ status: 'A' }, { status: 'B' }] }, undefined],
  [
    'another than the last state',
    progress,
    { status: 'A', timeline: [{ status: 'A' }, { status: 'B' }] },
    'must have status "B", the last in timeline',
  ],
  ['the first moment', beginning, { created: 1, timeline: [{ time: 1 }, { time: 2 }] }, undefined],
  [
    'another than the first moment',
    beginning,
    { created: 2, timeline: [{ time: 1 }, { time: 2 }] },
    'must have created 1, the first in timeline',
  ],
  ['a copy in another order', dates, { dates: [{ end: 2 }, { end: 1 }], batches: [{ end: 1 }, { end: 2 }] }, undefined],
  [
    'a copy that lacks one',
    dates,
    { dates: [{ end: 2 }], batches: [{ end: 1 }, { end: 2 }] },
    'must show end of batches',
  ],
  ['a mask', hidden, { masked: { tel: '138****0001' }, contact: { tel: '13800000001' } }, undefined],
  [
    'a mask of something else',
    hidden,
    { masked: { tel: '139****0001' }, contact: { tel: '13800000001' } },
    'must have masked/tel like contact/tel',
  ],
  ['one of several conditions', either, { own: false, docking: { status: 'ACCEPTED' }, contact: '张' }, undefined],
  ['none of several conditions', either, { contact: '张' }, 'must not be there without one of these conditions'],
  ['a field in its state', contact, { status: 'ACCEPTED', contact: '张' }, undefined],
  ['no value in another state', contact, { status: 'REJECTED', contact: null }, undefined],
  ['a field whose object does not have the state', contact, { contact: '张' }, undefined],
  [
    'a field in another state',
    contact,
    { status: 'REJECTED', contact: '张' },
    'must not be there with status "REJECTED"',
  ],
  ['a field that its state needs', remark, { status: 'REJECT', remark: '否' }, undefined],
  ['a field that its state does not need', remark, { status: 'PASS', remark: null }, undefined],
  ['a field that its state lacks', remark, { status: 'REJECT', remark: null }, 'must have remark'],
  ['what follows from a code', grey, { code: 'END', grey: true }, undefined],
  ['a code from which nothing follows', grey, { code: 'NONE', grey: true }, undefined],
  ['what does not follow from a code', grey, { code: 'OPEN', grey: true }, 'must follow from code "OPEN"'],
  ['a sum', total, { types: [{ count: 2 }, { count: 3 }], total: 5 }, undefined],
  ['a wrong sum', total, { types: [{ count: 2 }], total: 5 }, 'must be the number in types, 2'],
  ['more than a full list', latest, { latest: [{}, {}], total: 5 }, undefined],
  ['more than a list that is not full', latest, { latest: [{}], total: 5 }, 'must be the number in latest, 1'],
  ['two values', successor, { supersededBy: {}, effectiveTo: '2026-01-01' }, undefined],
  ['no value of two', successor, { supersededBy: null, effectiveTo: null }, undefined],
  ['one value of two', successor, { supersededBy: {}, effectiveTo: null }, 'must be null together with effectiveTo'],
  ['a rounded quantity', area, { area: 1000, areaMu: 1.5 }, undefined],
  ['a percentage of all', rate, { done: 1, all: 3, rate: 33.33 }, undefined],
  ['a percentage of some', rate, { done: 1, all: 3, rate: 50 }, undefined],
  ['none of all', rate, { done: 0, all: 3, rate: 0 }, undefined],
  [
    'a fraction in place of a percentage',
    rate,
    { done: 1, all: 3, rate: 0.5 },
    'must be the percentage of done in all or in some of them',
  ],
  ['another quantity', area, { area: 1000, areaMu: 15 }, 'must be area times 0.0015'],
  [
    'records in order',
    byCount,
    [
      { count: 2, name: 'a' },
      { count: 1, name: 'b' },
      { count: 1, name: 'c' },
    ],
    undefined,
  ],
  [
    'records in another order',
    byCount,
    [
      { count: 1, name: 'a' },
      { count: 2, name: 'b' },
    ],
    'must be in the order of -count, name',
  ],
  [
    'equals in another order',
    byCount,
    [
      { count: 1, name: 'b' },
      { count: 1, name: 'a' },
    ],
    'must be in the order of -count, name',
  ],
  [
    'one current record',
    oneCurrent,
    [
      { tool: 1, isCurrent: true },
      { tool: 1, isCurrent: false },
    ],
    undefined,
  ],
  [
    'two current records',
    oneCurrent,
    [
      { tool: 1, isCurrent: true },
      { tool: 1, isCurrent: true },
    ],
    'must not have two with tool [1]',
  ],
  ['all days of a month', days, { year: 2026, month: 2, days: february }, undefined],
  ['a month without its last day', days, { year: 2026, month: 2, days: february.slice(1) }, 'must have each date once'],
  ['all months of a year', months, { year: 2026, months: year }, undefined],
  [
    'a year with a month twice',
    months,
    { year: 2026, months: [...year.slice(1), year[1]] },
    'must have each month once',
  ],
  ['days one after the other', days, { days: [{ date: '2026-02-28' }, { date: '2026-03-01' }] }, undefined],
  ['a day left out', days, { days: [{ date: '2026-02-27' }, { date: '2026-03-01' }] }, 'must have each date once'],
  ['a field in the state of an object', end, { tag: { code: 'OPEN' }, end: '2026-01-01' }, undefined],
  [
    'a field in another state of an object',
    end,
    { tag: { code: 'LONG' }, end: '2026-01-01' },
    'must not be there with tag/code "LONG"',
  ],
  ['a masked name', masked, { anonymous: true, name: '某企业' }, undefined],
  ['a name that need not be masked', masked, { anonymous: false, name: '甲' }, undefined],
  ['a name that is not masked', masked, { anonymous: true, name: '甲' }, 'must have name like ^某.+$'],
  ['an address of the record', link, { id: 'p-1', link: '/policy/p-1' }, undefined],
  ['an address of another record', link, { id: 'p-1', link: '/policy/p-2' }, 'must be part of link'],
  ['a county of the city', county, { county: '321283', city: '321200' }, undefined],
  ['a county of another city', county, { county: '320102', city: '321200' }, 'must be in city'],
  ['a county of a county', county, { county: '321283', city: '321283' }, 'must be in city'],
  ['a mean', mean, { mean: 4.7, counts }, undefined],
  ['no mean of nothing', mean, { mean: null, counts: [] }, undefined],
  ['another mean', mean, { mean: 4.5, counts }, 'must be the mean of score in counts, 4.7'],
  ['different records of several lists', sections, { total: 2, sections: twice }, undefined],
  ['records counted twice', sections, { total: 3, sections: twice }, 'must be the number in sections, 2'],
] as const)('%s: what the contract says of it', ([, schema, value, wrong]) => {
  const ajv = new Ajv2020({ strict: false })
  addStatements(ajv)
  const validate = ajv.compile(schema)
  expect({ isValid: validate(value), message: validate.errors?.[0]?.message }).toEqual({
    isValid: wrong === undefined,
    message: wrong,
  })
})
