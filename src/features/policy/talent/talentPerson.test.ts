import { expect, test } from 'vitest'
import { personOf, talentSchema, type TalentInput } from './talentPerson.ts'

const empty: TalentInput = { education: '', title: '', age: '', talentType: '', introYear: '' }

function messages(values: Partial<TalentInput>): string[] {
  const { error } = talentSchema.safeParse({ ...empty, ...values })
  return error?.issues.map(({ message }) => message) ?? []
}

test('only the degree is required', () => {
  expect(messages({})).toEqual(['请选择学历'])
  expect(messages({ education: 'MASTER' })).toEqual([])
})

test.for([
  ['16', []],
  ['100', []],
  ['15', ['年龄请填写 16 至 100 的整数']],
  ['101', ['年龄请填写 16 至 100 的整数']],
  ['29.5', ['年龄请填写 16 至 100 的整数']],
  ['-29', ['年龄请填写 16 至 100 的整数']],
] as const)('the age %s', ([age, expected]) => {
  expect(messages({ education: 'MASTER', age })).toEqual(expected)
})

test('empty fields are not sent, so that they count as unknown and not as unmet', () => {
  const parsed = talentSchema.parse({ ...empty, education: 'DOCTOR', age: ' 41 ', title: ' 教授 ' })
  expect(personOf(parsed)).toEqual({ education: 'DOCTOR', age: 41, title: '教授' })
})
