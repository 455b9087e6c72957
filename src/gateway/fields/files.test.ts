import { expect, test } from 'vitest'
import { fileFault, fileHint, fileRule } from './files.ts'

const pictures = { extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 1 }
const papers = { extensions: ['pdf'], maxMegabytes: 20 }
const megabyte = 1024 * 1024
const photo = { name: 'photo.PNG', size: megabyte }

test('a file of an accepted kind is valid, whatever the case of its name', () => {
  expect(fileFault([pictures], photo)).toBeUndefined()
})

test.each(['photo.gif', 'photo.png.exe', 'png', '.', ''])('5-39 8-44 the type of %s is refused', (name) => {
  expect(fileFault([pictures], { name, size: 1 })).toBe('上传的文件类型不符合要求')
})

test('5-40 8-44 a file beyond the limit of its kind is refused with the limit', () => {
  expect(fileFault([pictures, papers], { ...photo, size: megabyte + 1 })).toBe(
    '超过最大文件上传大小限制，单个文件不能超过1M',
  )
  expect(fileFault([pictures, papers], { name: 'a.pdf', size: megabyte + 1 })).toBeUndefined()
})

test('an empty file is refused: nobody means to send one', () => {
  expect(fileFault([pictures], { ...photo, size: 0 })).toBe('文件是空的，请重新选择')
})

test('a hint says which files a field takes', () => {
  expect(fileHint({ file: [pictures] })).toBe('jpg 或 png 图片，一张，不超过 1M')
  expect(fileHint({ file: [pictures], maxItems: 3 })).toBe('jpg 或 png 图片，最多 3 张，每张不超过 1M')
  expect(fileHint({ file: [papers] })).toBe('pdf 文件，一个，不超过 20M')
  expect(fileHint({ file: [pictures, papers], maxItems: 3 })).toBe(
    'jpg 或 png 图片不超过 1M，pdf 文件不超过 20M，最多 3 个',
  )
})

test('a form offers all extensions, and as many files as the field holds', () => {
  expect(fileRule({ file: [pictures, papers], maxItems: 3 })).toMatchObject({
    extensions: ['jpg', 'jpeg', 'png', 'pdf'],
    maxCount: 3,
  })
  expect(fileRule({ file: [papers] }).maxCount).toBe(1)
})
