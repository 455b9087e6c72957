import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkRules } from '#mocks/rules/check/check.ts'
import { contractDir } from '#compiler/sources.ts'

const soundRule = readFileSync(path.join(import.meta.dirname, 'soundRule.yaml'), 'utf8')

/** Checks rule files given by name; each finding comes with the text of the line it names. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    return checkRules(folder).map(({ file, line, message }) => ({
      file: path.basename(file),
      text: files[path.basename(file)]?.split('\n')[line - 1]?.trim() ?? '',
      message,
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function changed(from: string, to: string): string {
  if (!soundRule.includes(from)) throw new Error(`the sound rule does not contain ${from}`)
  return soundRule.replace(from, () => to)
}

test('the rules of the policy tools agree with their schema, their names and all their cases', () => {
  expect(checkRules(path.join(contractDir, 'rules'))).toEqual([])
})

test('a sound rule has no findings', () => {
  expect(check({ 'shop@2024.yaml': soundRule })).toEqual([])
})

test.for([
  ['a field the schema does not know', ['title: 示范评分', 'titel: 示范评分'], 'ruleVersion: shop@2024', 'titel'],
  [
    'a threshold that is no number',
    ['field: soldRatio, atLeast: 50 }', "field: soldRatio, atLeast: '50' }"],
    'C1',
    'must be number',
  ],
  [
    'a source without a name',
    ['name: 示范办法, docNo', 'docNo'],
    '示〔2024〕1号',
    "must have required property 'name'",
  ],
  [
    'an address of a source that is no site of the government',
    ['docNo: 示〔2024〕1号', 'docNo: 示〔2024〕1号, url: https://example.com/1'],
    'example.com',
    'must match pattern',
  ],
  [
    'a successor that does not exist',
    ['supersededBy: null', 'supersededBy: shop@2030'],
    'supersededBy: shop@2030',
    'there is no rule shop@2030',
  ],
  [
    'a successor without an end of the period',
    ['supersededBy: null', 'supersededBy: shop@2024'],
    'effectiveTo: null',
    'until when it held',
  ],
  [
    'an end before the beginning',
    ['effectiveTo: null', "effectiveTo: '2023-12-31'"],
    "effectiveTo: '2023-12-31'",
    'ends before it begins',
  ],
  [
    'a case with an input the rule does not know',
    ['inputs: { goods: 2,', 'inputs: { gods: 2,'],
    '正好一半',
    'the rule has no input gods',
  ],
  ['a case with an option that is not offered', ['kind: A }', 'kind: C }'], '正好一半', 'no option of kind C'],
  [
    'a case with a value of another type',
    ['{ goods: 2,', "{ goods: '2',"],
    '正好一半',
    'the value of goods is no integer',
  ],
  [
    'a case that expects an item nobody finds',
    ['items: { C1: MET }', 'items: { C9: MET }'],
    '正好一半',
    'the rule has no condition C9',
  ],
  [
    'a band of a field the rule does not know',
    ['field: soldRatio\n', 'field: soldRation\n'],
    'title: 示范表',
    'the rule has no field soldRation',
  ],
  [
    'a hint with a figure that no test states',
    ['title: 售出, type', "title: 售出, hint: '须达到 {sold} 项', type"],
    'key: sold',
    'the rule states no figure {sold}',
  ],
  [
    'a hint with a figure that the rule states in two ways',
    ['title: 售出, type', "title: 售出, hint: '得 {row 1 1} 或 {points 1} 分', type"],
    'key: sold',
    'the rule states no figure {points 1}',
  ],
  ['a measure of itself', ['ratio: { of: sold, to', 'ratio: { of: soldRatio, to'], 'title: 示范表', 'soldRatio'],
  [
    'a table that does not give what a case expects',
    ['{ atLeast: 50, score: 10 }', '{ over: 50, score: 10 }'],
    '正好一半',
    'the case expects total 10',
  ],
  [
    'a version under another file name',
    ['ruleVersion: shop@2024', 'ruleVersion: shop@2025'],
    'ruleVersion: shop@2025',
    'must be named shop@2025.yaml',
  ],
] as const)('%s is refused where it stands', ([, [from, to], text, says]) => {
  expect(check({ 'shop@2024.yaml': changed(from, to) })).toContainEqual({
    file: 'shop@2024.yaml',
    text: expect.stringContaining(text),
    message: expect.stringContaining(says),
  })
})

test('two versions of one rule must not hold at the same time', () => {
  const next = soundRule.replace('shop@2024', 'shop@2026').replace("'2024-01-01'", "'2026-04-01'")
  expect(check({ 'shop@2024.yaml': soundRule, 'shop@2026.yaml': next })).toEqual([
    {
      file: 'shop@2026.yaml',
      text: "effectiveFrom: '2026-04-01'",
      message: 'the rule begins while shop@2024 holds (until further notice)',
    },
  ])
  const ended = soundRule
    .replace('effectiveTo: null', "effectiveTo: '2026-03-31'")
    .replace('supersededBy: null', 'supersededBy: shop@2026')
  expect(check({ 'shop@2024.yaml': ended, 'shop@2026.yaml': next })).toEqual([])
})

test('what a version says of the one before has to be there', () => {
  const before = soundRule
    .replace('effectiveTo: null', "effectiveTo: '2026-03-31'")
    .replace('supersededBy: null', 'supersededBy: shop@2026')
  const change = '  - { topic: 售出, before: 三成, after: 一半, kind: STRICTER, conditions: [C1] }\n'
  const next = soundRule
    .replace('shop@2024', 'shop@2026')
    .replace("'2024-01-01'", "'2026-04-01'")
    .replace('forms:\n', `changes:\n${change}forms:\n`)
    .replace('key: goods, title: 商品, type: integer,', 'key: goods, title: 商品, type: integer, formerly: [sold],')
  const messages = (files: Record<string, string>) => check(files).map(({ message }) => message)
  expect(messages({ 'shop@2024.yaml': before, 'shop@2026.yaml': next })).toEqual([])
  expect(messages({ 'shop@2026.yaml': next })).toEqual([
    'the rule replaces no other version',
    'the version before has no input sold',
  ])
  const renamed = next.replace('formerly: [sold]', 'formerly: [wares]')
  expect(messages({ 'shop@2024.yaml': before, 'shop@2026.yaml': renamed })).toEqual([
    'the version before has no input wares',
  ])
  const dangling = next.replace('conditions: [C1]', 'conditions: [C9]')
  expect(messages({ 'shop@2024.yaml': before, 'shop@2026.yaml': dangling })).toContain('the rule has no condition C9')
})
