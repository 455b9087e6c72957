import { expect, test } from 'vitest'
import { countEndings, isBearable, type Ending } from './outcome.ts'

const ended = (...endings: Ending[]) =>
  endings.map((ending) => ({ journey: 'a', disturbance: 'none', ending, tries: 0 }))

test('endings are counted, including those that never occurred', () => {
  expect(countEndings(ended('finished', 'told', 'finished'))).toEqual({
    finished: 2,
    told: 1,
    lost: 0,
    silent: 0,
    endless: 0,
  })
})

test.each<[boolean, Ending[]]>([
  [true, ['finished', 'told']],
  [false, ['told']],
  [false, []],
  [false, ['finished', 'lost']],
  [false, ['finished', 'silent']],
  [false, ['finished', 'endless']],
])('%s for a run that ends in %j', (bearable, endings) => {
  expect(isBearable(ended(...endings))).toBe(bearable)
})
