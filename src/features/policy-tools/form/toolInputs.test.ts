import { expect, test } from 'vitest'
import { noneChosen, type ToolField } from './toolFields.ts'
import { inputsOf, valuesOf } from './toolInputs.ts'

interface Inputs {
  staff?: number
  isListed?: boolean
  level?: 'A' | 'B'
  star?: 0 | 3 | 4
  kinds?: ('X' | 'Y')[]
  expenses?: number[]
}

const fields: ToolField<Inputs>[] = [
  { kind: 'number', name: 'staff', label: '职工', unit: '人', whole: true },
  { kind: 'yesNo', name: 'isListed', label: '上市' },
  {
    kind: 'choice',
    name: 'level',
    label: '等级',
    options: [
      { value: 'A', label: '甲' },
      { value: 'B', label: '乙' },
    ],
  },
  {
    kind: 'choice',
    name: 'star',
    label: '星级',
    options: [
      { value: 0, label: '无' },
      { value: 3, label: '三星' },
    ],
  },
  {
    kind: 'choices',
    name: 'kinds',
    label: '类别',
    options: [
      { value: 'X', label: '一' },
      { value: 'Y', label: '二' },
    ],
  },
  { kind: 'years', name: 'expenses', label: '费用', unit: '万元', years: ['前年', '去年', '今年'], fewest: 1 },
]

test('empty fields are omitted; zero, no and none are values', () => {
  expect(inputsOf(fields, { staff: ' ', isListed: '', kinds: '' })).toEqual({})
  expect(inputsOf(fields, { staff: '0', isListed: 'no', star: '0', kinds: noneChosen })).toEqual({
    staff: 0,
    isListed: false,
    star: 0,
    kinds: [],
  })
})

test('numbers are read as people type them', () => {
  expect(inputsOf(fields, { staff: ' 1,200 ' })).toEqual({ staff: 1200 })
  expect(inputsOf(fields, { staff: '１２０' })).toEqual({ staff: 120 })
})

test.each([
  ['three years', { 'expenses-0': '1', 'expenses-1': '2', 'expenses-2': '3' }, [1, 2, 3]],
  ['a younger enterprise', { 'expenses-1': '2', 'expenses-2': '3' }, [2, 3]],
  ['a gap', { 'expenses-0': '1', 'expenses-2': '3' }, undefined],
  ['a missing last year', { 'expenses-0': '1', 'expenses-1': '2' }, undefined],
] as const)('for %s the years without a gap are sent', (_, values, expenses) => {
  expect(inputsOf(fields, values).expenses).toEqual(expenses)
})

test('submitted inputs fill the form again', () => {
  const inputs: Inputs = { staff: 12.5, isListed: false, level: 'B', star: 3, kinds: ['X', 'Y'], expenses: [2, 3] }
  const values = valuesOf(fields, inputs)
  expect(values).toMatchObject({ isListed: 'no', kinds: 'X,Y', 'expenses-1': '2' })
  expect(inputsOf(fields, values)).toEqual(inputs)
  expect(inputsOf(fields, valuesOf(fields, { kinds: [] }))).toEqual({ kinds: [] })
})
