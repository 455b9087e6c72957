import { expect, test } from 'vitest'
import { basisFields } from './basisFields.ts'

test('7.3-21 known values are written out, missing ones name their field', () => {
  const known = { enId: 'en-1', name: '示例', completion: '64%', regCapital: 2000, enType: '小微企业,初创企业' }
  expect(basisFields(known)).toEqual([
    { name: '统一社会信用代码', value: undefined, path: 'basicDTO.creditCode' },
    { name: '注册资本', value: '2,000 万元', path: 'basicDTO.regCapital' },
    { name: '成立日期', value: undefined, path: 'basicDTO.establishTime' },
    { name: '企业类型', value: '小微企业、初创企业', path: 'basicDTO.enType' },
  ])
})
