import { expect, test } from 'vitest'
import { wrapText } from './wrapText.ts'

test.each([
  ['在本市登记注册的制造业企业', 6, ['在本市登记注', '册的制造业企', '业']],
  ['设备投入不低于 300 万元', 8, ['设备投入不低于', '300 万元']],
  ['符合条件的，可以申报', 5, ['符合条件的，', '可以申报']],
  ['', 5, []],
])('%s in lines of %i', (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines)
})
