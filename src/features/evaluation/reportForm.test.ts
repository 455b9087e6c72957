import { expect, test } from 'vitest'
import { reasonLength, reportBody, reportSchema } from './reportForm.ts'

const filled = { telephone: '138 0000 0001', type: 'COMPLAINT', reason: '内容与事实不符' }

test('a report names the evaluation, and stays within the limit of a feedback', () => {
  const values = reportSchema('dv-2001').parse(filled)
  expect(reportBody('dv-2001', values)).toEqual({
    telephone: '13800000001',
    type: 'COMPLAINT',
    description: '举报评价 dv-2001：内容与事实不符',
    source: 'PC',
  })
  const longest = '字'.repeat(reasonLength('dv-2001'))
  expect(reportBody('dv-2001', { ...filled, reason: longest }).description).toHaveLength(200)
  expect(reportSchema('dv-2001').safeParse({ ...filled, reason: `${longest}字` }).success).toBe(false)
})

test('missing fields are named', () => {
  const issues = reportSchema('dv-2001').safeParse({ telephone: '', type: '', reason: '' }).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toEqual(['请输入联系电话', '请选择问题类型', '请输入举报理由'])
})
