import { expect, test } from 'vitest'
import { acceptOf, admit, type UploadRule } from './uploadRule.ts'

const rule: UploadRule = {
  extensions: ['jpg', 'jpeg', 'png'],
  maxCount: 2,
  fault: ({ name }) => (name.endsWith('.gif') ? '上传的文件类型不符合要求' : undefined),
}
const photo = { name: 'photo.PNG', size: 1 }

test('a file within the rule is accepted', () => {
  expect(admit([photo], rule, 0)).toEqual({ admitted: [photo], messages: [] })
})

test('5-41 8-44 one file too many is refused with the number; the first ones are accepted', () => {
  const files = [photo, { ...photo, name: 'b.jpg' }, { ...photo, name: 'c.jpg' }]
  expect(admit(files, rule, 0)).toEqual({
    admitted: files.slice(0, 2),
    messages: ['超过最大文件上传数量限制，最多上传2个文件'],
  })
  expect(admit([photo], rule, 2).admitted).toEqual([])
})

test('several files refused for the same reason cause one message', () => {
  const files = [
    { name: 'a.gif', size: 1 },
    { name: 'b.gif', size: 1 },
  ]
  expect(admit(files, rule, 0)).toEqual({ admitted: [], messages: ['上传的文件类型不符合要求'] })
})

test('the file picker offers the accepted types', () => {
  expect(acceptOf(rule)).toBe('.jpg,.jpeg,.png')
})
