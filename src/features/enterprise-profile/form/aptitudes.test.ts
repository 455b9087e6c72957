import { expect, test } from 'vitest'
import { withCodes } from './aptitudes.ts'

const entries = [
  { value: 'A', label: '企业技术中心' },
  { value: 'B', label: '重点实验室' },
  { value: '无', label: '无' },
]
const centre = {
  code: 'A',
  codeStr: '企业技术中心',
  level: 'MUNICIPAL' as const,
  levelStr: '市级',
  date: '2022-09-15',
  checked: true,
}

test('3.1-25 3.1-26 3.1-27 3.1-28 3.1-29 3.1-30 a ticked entry becomes an item, and the other items are unchanged', () => {
  expect(withCodes([centre], ['A', 'B'], entries)).toEqual([
    centre,
    { code: 'B', codeStr: '重点实验室', level: null, levelStr: null, date: null, checked: true },
  ])
  expect(withCodes([centre], [], entries)).toEqual([])
})

test('无 cannot be combined with others', () => {
  const none = withCodes([centre], ['A', '无'], entries)
  expect(none.map(({ code }) => code)).toEqual(['无'])
  expect(withCodes(none, ['无', 'B'], entries).map(({ code }) => code)).toEqual(['B'])
})
