import { expect, test } from 'vitest'
import { planQuestions, type Question } from './questions.ts'
import { conditionMissing, conditionWith, itemWith } from './report.testdata.ts'

const questions = ['income', 'staff', 'tax', 'patents'].map((key): Question => ({
  key,
  label: key,
  section: '经营信息',
  policyGain: 1,
}))

/** A policy that is open only because of these fields. */
const waitingFor = (...keys: string[]) => itemWith(keys.map((key) => conditionMissing(key)))

function plan(...items: ReturnType<typeof itemWith>[]) {
  return planQuestions(items, questions, {}).map((step) => [
    step.questions.map(({ key }) => key).join('+'),
    step.asked,
    step.decided,
  ])
}

test('the question that decides the most policies comes first', () => {
  const asked = plan(waitingFor('tax'), waitingFor('staff'), waitingFor('staff'))
  expect(asked).toEqual([
    ['staff', 1, 2],
    ['tax', 2, 3],
  ])
})

test('questions that decide only together are asked together, if that decides more per question', () => {
  const asked = plan(
    waitingFor('income', 'staff'),
    waitingFor('staff', 'income'),
    waitingFor('income', 'staff'),
    waitingFor('tax'),
  )
  expect(asked).toEqual([
    ['income+staff', 2, 3],
    ['tax', 3, 4],
  ])
})

test('answered questions are not repeated', () => {
  expect(plan(waitingFor('income'), waitingFor('income'), waitingFor('income', 'tax'))).toEqual([
    ['income', 1, 2],
    ['tax', 2, 3],
  ])
})

test('a field that two conditions need is one question', () => {
  expect(plan(waitingFor('income', 'income'))).toEqual([['income', 1, 1]])
})

test('a policy that already fails, or whose open condition is optional, needs no question', () => {
  const failing = itemWith([conditionMissing('tax'), conditionWith('UNMET')])
  const ready = itemWith([conditionWith('MET'), conditionMissing('tax', { required: false })])
  expect(plan(failing, ready)).toEqual([])
})

test('a policy does not count as decidable by fields that the report does not list', () => {
  expect(plan(waitingFor('income', 'unlisted'), waitingFor('income'))).toEqual([['income', 1, 1]])
})
