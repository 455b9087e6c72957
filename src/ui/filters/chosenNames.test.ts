import { expect, test } from 'vitest'
import { chosenNames } from './chosenNames.ts'

const types = { TECH: '技术需求', TALENT: '人才需求' }
const states = { OPEN: '征集中' }

test('choices are named in the order of the conditions, whichever was made last', () => {
  const conditions = [
    { options: types, chosen: 'TALENT' },
    { options: states, chosen: undefined },
  ]
  expect(chosenNames(conditions)).toEqual(['人才需求'])
  expect(chosenNames(conditions, '技术攻关')).toEqual(['人才需求', '技术攻关'])
})

test('a value that the condition does not have is not a choice', () => {
  expect(chosenNames([{ options: types, chosen: 'constructor' }])).toEqual([])
})
