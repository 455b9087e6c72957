import type { Schema } from '#gateway/contract.ts'

type Versioned = Pick<Schema<'ToolResult'>, 'ruleVersion' | 'effectiveFrom' | 'formCode'>

/** The changes between the rule versions of two results, for their form; the oldest first. */
export function versionChanges(
  rules: readonly Schema<'ToolRule'>[],
  before: Versioned,
  after: Versioned,
): Schema<'ToolRuleChange'>[] {
  const [lineage] = after.ruleVersion.split('@')
  return rules
    .filter(({ ruleVersion }) => ruleVersion.split('@')[0] === lineage)
    .filter(({ effectiveFrom }) => effectiveFrom > before.effectiveFrom && effectiveFrom <= after.effectiveFrom)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
    .flatMap(({ changes = [] }) => changes)
    .filter(({ formCode }) => formCode === after.formCode)
}
