import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { admit } from '#ui/upload/uploadRule.ts'
import { electricSchema, pdfRule, selectableEnterprises, wordRule } from './electricSchema.ts'

const file: Schema<'UploadedFile'> = { name: 'apply.docx', size: 1, url: '/f-1', uid: 'f-1' }
const valid = { enId: 'en-1001', wordFile: [file], pdfFile: [file] }

function messages(values: Record<string, unknown>) {
  return electricSchema.safeParse(values).error?.issues.map(({ message }) => message) ?? []
}

test('a complete form is valid', () => {
  expect(messages(valid)).toEqual([])
})

test('5-34 5-35 5-36 enterprise, Word and PDF file are required', () => {
  expect(messages({ enId: '', wordFile: [], pdfFile: [] })).toEqual([
    '请选择企业',
    '请上传认证材料word',
    '请上传认证材料PDF',
  ])
})

test('5-37 5-38 9-24 at most one Word file and one PDF file are accepted', () => {
  expect(messages({ ...valid, wordFile: [file, file] })).toHaveLength(1)
  expect(messages({ ...valid, pdfFile: [file, file] })).toHaveLength(1)
  const files = [
    { name: 'a.docx', size: 1 },
    { name: 'b.doc', size: 1 },
  ]
  expect(admit(files, wordRule, 0)).toEqual({
    admitted: files.slice(0, 1),
    messages: ['超过最大文件上传数量限制，最多上传1个文件'],
  })
  expect(admit([{ name: 'a.pdf', size: 1 }], pdfRule, 1).admitted).toEqual([])
})

function enterprise(enId: string, bindAudit: Schema<'Enterprise'>['bindAudit']) {
  return { enId, bindAudit } as Schema<'Enterprise'>
}

test('4-34 only enterprises whose binding passed can be chosen', () => {
  const enterprises = [enterprise('a', 'PASS'), enterprise('b', 'PENDING'), enterprise('c', 'REJECT')]
  expect(selectableEnterprises(enterprises).map(({ enId }) => enId)).toEqual(['a'])
})
