import { expect, test } from 'vitest'
import { acceptOf, admit, type UploadRule } from './uploadRule.ts'

const rule: UploadRule = { extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 1, maxCount: 2 }
const megabyte = 1024 * 1024
const photo = { name: 'photo.PNG', size: megabyte }

test('a file within the rule is taken, whatever the case of its name', () => {
  expect(admit([photo], rule, 0)).toEqual({ admitted: [photo], messages: [] })
})

test.each(['photo.gif', 'photo.png.exe', 'png', '.', ''])('5-39 8-44 the type of %s is refused', (name) => {
  expect(admit([{ name, size: 1 }], rule, 0)).toEqual({ admitted: [], messages: ['上传的文件类型不符合要求'] })
})

test('5-40 8-44 a file beyond the limit is refused with the limit', () => {
  const { admitted, messages } = admit([{ ...photo, size: megabyte + 1 }], rule, 0)
  expect(admitted).toEqual([])
  expect(messages).toEqual(['超过最大文件上传大小限制，单个文件不能超过1M'])
})

test('5-41 8-44 one file too many is refused with the number; the first ones are taken', () => {
  const files = [photo, { ...photo, name: 'b.jpg' }, { ...photo, name: 'c.jpg' }]
  expect(admit(files, rule, 0)).toEqual({
    admitted: files.slice(0, 2),
    messages: ['超过最大文件上传数量限制，最多上传2个文件'],
  })
  expect(admit([photo], rule, 2).admitted).toEqual([])
})

test('files refused for the same reason are told of once', () => {
  const files = [
    { name: 'a.gif', size: 1 },
    { name: 'b.gif', size: 1 },
  ]
  expect(admit(files, rule, 0).messages).toEqual(['上传的文件类型不符合要求'])
})

test('the file picker offers what is taken', () => {
  expect(acceptOf(rule)).toBe('.jpg,.jpeg,.png')
})
