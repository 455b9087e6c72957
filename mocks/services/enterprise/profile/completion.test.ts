import { expect, test } from 'vitest'
import { completionFields, completionOf, isFilled } from './completion.ts'
import { emptyProfile } from './profileRow.ts'

const today = '2026-11-21'
const empty = emptyProfile('en-1', '2026-11-21 08:00:00')

/** A profile in which the first `count` of the 28 fields are filled in. */
function profileWith(count: number) {
  const sections = structuredClone({
    basicDTO: empty.basicDTO,
    personnelDTO: empty.personnelDTO,
    managementDTO: { year: 2025 },
    intellectualDTO: empty.intellectualDTO,
    projectDTO: empty.projectDTO,
    carrierDTO: empty.carrierDTO,
  }) as unknown as Record<string, Record<string, unknown>>
  for (const { key } of completionFields.slice(0, count)) {
    const [dto = '', name = ''] = key.split('.')
    sections[dto]![name] = name.endsWith('List') ? [{}] : 0
  }
  return { ...empty, ...sections, managementDTOList: [sections['managementDTO']] } as unknown as typeof empty
}

test.for([
  [0, '0%'],
  [1, '4%'],
  [14, '50%'],
  [27, '96%'],
  [28, '100%'],
] as const)('5-50 %i of the 28 fields are %s', ([count, percent]) => {
  expect(completionFields).toHaveLength(28)
  expect(completionOf(profileWith(count), today)).toBe(percent)
})

test('5-50 a zero counts as filled; an empty text, an empty list and nothing do not', () => {
  expect([0, 12, 'a', ['a']].map(isFilled)).toEqual([true, true, true, true])
  expect(['', [], null, undefined, -1].map(isFilled)).toEqual([false, false, false, false, false])
})

test('figures of another year than the last do not count', () => {
  expect(completionOf(profileWith(28), '2028-01-01')).toBe('82%')
})
