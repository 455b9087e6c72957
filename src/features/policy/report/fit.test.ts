import { expect, test } from 'vitest'
import { conditionKey, fitOf, suggestionOf, type Confirmations, type MatchCondition } from './fit.ts'
import { conditionMissing, conditionWith, itemWith } from './report.testdata.ts'

const met = conditionWith('MET')
const manual = conditionWith('MANUAL')
const gap = { gap: '还差 3 人', gapPercent: 29 }

test.for<[string, MatchCondition[], string]>([
  ['all are met', [met, conditionWith('NA')], 'READY'],
  ['only what need not be met fails', [met, conditionWith('UNMET', { required: false })], 'READY'],
  ['only what need not be met is unknown', [met, conditionMissing('tax', { required: false })], 'READY'],
  ['one number misses its bound', [met, conditionWith('UNMET', gap)], 'CLOSE'],
  [
    'one number misses its bound and another is unknown',
    [conditionWith('UNMET', gap), conditionMissing('tax')],
    'CLOSE',
  ],
  ['one number misses its bound by far', [met, conditionWith('UNMET', { ...gap, gapPercent: 30 })], 'UNFIT'],
  ['two numbers miss their bounds', [conditionWith('UNMET', gap), conditionWith('UNMET', gap)], 'UNFIT'],
  ['what fails is no number', [met, conditionWith('UNMET')], 'UNFIT'],
  ['a veto is hit, by however little', [conditionWith('UNMET', { ...gap, veto: true })], 'UNFIT'],
  ['something is unknown', [met, conditionMissing('tax'), manual], 'MISSING'],
  ['the rest has to be read', [met, manual], 'CONFIRM'],
  ['there is nothing to compare', [], 'CONFIRM'],
  ['none has to be met and all are', [conditionWith('MET', { required: false })], 'READY'],
  ['none has to be met and one has to be read', [conditionWith('MANUAL', { required: false })], 'CONFIRM'],
])('when %s', ([, conditions, fit]) => {
  expect(fitOf(itemWith(conditions), {})).toBe(fit)
})

test('a confirmed condition counts as met, and a denied one makes the policy unfit', () => {
  const item = itemWith([met, manual])
  const answered = (answer: 'MET' | 'UNMET'): Confirmations => ({ [conditionKey(item, manual)]: answer })
  expect(fitOf(item, answered('MET'))).toBe('READY')
  expect(fitOf(item, answered('UNMET'))).toBe('UNFIT')
})

test('after confirming everything nobody is asked to read the text; failures by the data remain', () => {
  const suggestion = '请对照原文核对需人工判断的条件'
  const item = itemWith([met, manual], { suggestion })
  expect(suggestionOf(item, {})).toBe(suggestion)
  expect(suggestionOf(item, { [conditionKey(item, manual)]: 'MET' })).toBeUndefined()
  expect(suggestionOf(itemWith([met, conditionWith('UNMET')], { suggestion: '暂不满足：条件UNMET' }), {})).toBeDefined()
})

test('a veto is confirmed once for every policy, any other condition for its own policy', () => {
  const veto = conditionWith('MANUAL', { veto: true, text: '未列入严重违法失信名单' })
  const other = itemWith([veto, manual], { policyId: 'p-2' })
  const confirmed: Confirmations = {
    [conditionKey({ policyId: 'p-1' }, veto)]: 'MET',
    [conditionKey({ policyId: 'p-1' }, manual)]: 'MET',
  }
  expect(fitOf(itemWith([veto]), confirmed)).toBe('READY')
  expect(fitOf(itemWith([veto], { policyId: 'p-2' }), confirmed)).toBe('READY')
  expect(fitOf(other, confirmed)).toBe('CONFIRM')
})

test('an answer never overrules the data', () => {
  const failing = conditionWith('UNMET')
  const item = itemWith([failing])
  expect(fitOf(item, { [conditionKey(item, failing)]: 'MET' })).toBe('UNFIT')
})
