import type { Rule } from '../rule.ts'

/** A fault in the sequence of a rule's versions, at a key of the version concerned. */
interface PeriodFault {
  ruleVersion: string
  key: 'supersededBy' | 'effectiveTo' | 'effectiveFrom'
  message: string
}

/** Versions of one rule (the part of the name before the @) must not overlap or name a missing successor. */
export function findPeriodFaults(rules: Rule[]): PeriodFault[] {
  return rules.flatMap((rule) => [...faultsOfSuccessor(rule, rules), ...faultsOfPeriod(rule, rules)])
}

function lineageOf({ ruleVersion }: Rule): string {
  return ruleVersion.split('@')[0] ?? ''
}

function faultsOfSuccessor(rule: Rule, rules: Rule[]): PeriodFault[] {
  const { ruleVersion, supersededBy, effectiveTo } = rule
  const fault = (key: PeriodFault['key'], message: string) => [{ ruleVersion, key, message }]
  if (supersededBy === null) return []
  const successor = rules.find((each) => each.ruleVersion === supersededBy)
  if (successor === undefined) return fault('supersededBy', `there is no rule ${supersededBy}`)
  if (lineageOf(successor) !== lineageOf(rule)) return fault('supersededBy', `${supersededBy} is another rule`)
  if (effectiveTo === null)
    return fault('effectiveTo', `a rule superseded by ${supersededBy} must say until when it held`)
  return []
}

function faultsOfPeriod(rule: Rule, rules: Rule[]): PeriodFault[] {
  const { ruleVersion, effectiveFrom, effectiveTo } = rule
  if (effectiveTo !== null && effectiveTo < effectiveFrom) {
    return [{ ruleVersion, key: 'effectiveTo', message: `the rule ends before it begins on ${effectiveFrom}` }]
  }
  const earlier = rules.filter(
    (other) =>
      other.effectiveFrom < effectiveFrom || (other.effectiveFrom === effectiveFrom && other.ruleVersion < ruleVersion),
  )
  return earlier
    .filter((other) => lineageOf(other) === lineageOf(rule))
    .filter((other) => other.effectiveTo === null || other.effectiveTo >= effectiveFrom)
    .map((other) => ({
      ruleVersion,
      key: 'effectiveFrom',
      message: `the rule begins while ${other.ruleVersion} holds (until ${other.effectiveTo ?? 'further notice'})`,
    }))
}
