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

test('the end of the only batch orders the records; of several, any may be meant', () => {
  const ending = (...ends: string[]) => ({ batches: ends.map((end) => ({ end })) })
  const bySingle = ['batches/*/end[single]']
  const [early, late, several] = [ending('2026-03-01'), ending('2026-05-01'), ending('2026-01-01', '2026-09-01')]
  expect(misplaced([early, late], bySingle)).toBeUndefined()
  expect(misplaced([late, early], bySingle)).toEqual([late, early])
  expect(misplaced([late, several, late], bySingle)).toBeUndefined()
})
