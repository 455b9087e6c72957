import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { rdOptionsOf } from './rdOptions.ts'

function options(bySales: number | undefined, byCost: number | undefined) {
  const item = (code: string, score: number | undefined): Schema<'ToolItem'> => ({
    code,
    name: code === '2.1' ? '占销售收入' : '占成本费用',
    group: 'RD',
    requirement: '…',
    status: score === undefined ? 'UNKNOWN' : 'MET',
    basis: '…',
    maxScore: 50,
    ...(score === undefined ? {} : { score }),
  })
  return rdOptionsOf({ items: [item('2.1', bySales), item('2.2', byCost)] }).map(({ recommended }) => recommended)
}

test.each([
  ['sales give more', 50, 10, [true, false]],
  ['costs give more', 10, 50, [false, true]],
  ['both give the same', 40, 40, [false, false]],
  ['only costs can be computed', undefined, 0, [false, true]],
  ['nothing is known', undefined, undefined, [false, false]],
] as const)('the way to count research is recommended when %s', (_, bySales, byCost, recommended) => {
  expect(options(bySales, byCost)).toEqual(recommended)
})
