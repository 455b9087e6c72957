import { expect, test } from 'vitest'
import { misplaced } from './records.ts'

const policy = (id: string, ...amounts: [number | null, string][]) => ({
  id,
  amountList: amounts.map(([max, unit]) => ({ max, unit })),
})
const byAmount = ['-amountList/*/max[unit:万元]']

test('the greatest of several amounts orders the records', () => {
  const [most, less] = [policy('most', [50, '万元'], [300, '万元']), policy('less', [200, '万元'])]
  expect(misplaced([most, less], byAmount)).toBeUndefined()
  expect(misplaced([less, most], byAmount)).toEqual([less, most])
})

test('amounts in other units, or none, may stand anywhere', () => {
  const known = policy('known', [200, '万元'])
  const others = [policy('per person', [900, '元/人']), policy('both', [1, '万元'], [900, '元/人']), policy('none')]
  for (const other of [...others, policy('open', [null, '万元'])])
    expect(misplaced([known, other], byAmount)).toBeUndefined()
})
