import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Form, Rule } from './rule.ts'

const directory = path.resolve(import.meta.dirname, '../../contract/rules')

/** Rules are read on first use: most runs of the gateway need none. */
const read = new Map<string, Rule>()

/** Every rule version of contract/rules, in the order of the file names. */
export function allRules(): Rule[] {
  return readdirSync(directory)
    .filter((file) => file.includes('@'))
    .map((file) => ruleOf(path.basename(file, '.yaml')))
}

/** Throws when there is no such version. The contract's enums name only existing versions. */
export function ruleOf(ruleVersion: string): Rule {
  const known = read.get(ruleVersion)
  if (known !== undefined) return known
  // The contract check validates each file against schema.yaml, which `Rule` follows.
  const rule = parse(readFileSync(path.join(directory, `${ruleVersion}.yaml`), 'utf8')) as Rule
  read.set(ruleVersion, rule)
  return rule
}

/** The version of the tool's rule in force on that day (yyyy-MM-dd), or the latest when none is. */
export function currentRule(toolCode: Rule['toolCode'], today: string): Rule {
  const versions = allRules()
    .filter((rule) => rule.toolCode === toolCode)
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))
  const current = versions.find((rule) => isCurrent(rule, today)) ?? versions.at(-1)
  if (current === undefined) throw new Error(`there is no rule for ${toolCode}`)
  return current
}

export function isCurrent({ effectiveFrom, effectiveTo }: Rule, today: string): boolean {
  return effectiveFrom <= today && (effectiveTo === null || effectiveTo >= today)
}

/** The form with this code, or the only form of a rule without codes. */
export function formOf(rule: Rule, formCode?: string): Form {
  const form = rule.forms.find((each) => each.formCode === formCode)
  if (form === undefined) throw new Error(`${rule.ruleVersion} has no form ${formCode}`)
  return form
}
