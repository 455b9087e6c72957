import { expect, test } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { versionChanges } from './versionChanges.ts'

function rule(ruleVersion: string, effectiveFrom: string, topics: readonly string[]) {
  const changes = topics.map((topic) => ({ topic, formCode: topic.startsWith('一') ? 'form1' : 'form2' }))
  return { ruleVersion, effectiveFrom, changes } as unknown as Schema<'ToolRule'>
}

const rules = [
  rule('srdi@2030', '2030-01-01', ['二级又改']),
  rule('srdi@2026', '2026-04-01', ['一级改', '二级改']),
  rule('srdi@2022', '2022-06-01', []),
  rule('other@2026', '2026-04-01', ['二级无关']),
]
const at = (year: string, effectiveFrom: string) => ({
  ruleVersion: `srdi@${year}`,
  effectiveFrom,
  formCode: 'form2' as const,
})

test('every version in between counts, for the form of the result only', () => {
  const topics = (from: Parameters<typeof versionChanges>[1], to: Parameters<typeof versionChanges>[2]) =>
    versionChanges(rules, from, to).map(({ topic }) => topic)
  expect(topics(at('2022', '2022-06-01'), at('2026', '2026-04-01'))).toEqual(['二级改'])
  expect(topics(at('2022', '2022-06-01'), at('2030', '2030-01-01'))).toEqual(['二级改', '二级又改'])
  expect(topics(at('2026', '2026-04-01'), at('2026', '2026-04-01'))).toEqual([])
})
