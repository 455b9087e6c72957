import { expect, test } from 'vitest'
import { completionOf } from '../completion.ts'
import { emptyProfile } from '../emptyProfile.ts'
import { nextFields } from './nextFields.ts'

test('the first three empty fields come next, across sections', () => {
  const values = emptyProfile()
  expect(nextFields(completionOf(values)).map(({ label }) => label)).toEqual([
    '企业名称',
    '注册地址',
    '统一社会信用代码',
  ])
  values.basicDTO.name = '泰兴市新芽软件有限公司（示例）'
  expect(nextFields(completionOf(values))[0]?.path).toBe('basicDTO.regProvince')
  expect(nextFields({ missing: [] })).toEqual([])
})
