import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { Finding } from '../finding.ts'
import { lineOf } from '../locate.ts'
import { findDisagreements } from './agreement.ts'
import { findPeriodFaults } from './periods.ts'
import { findDangling } from './references.ts'
import type { Rule } from '../../../mocks/rules/rule.ts'

const schemaFile = path.resolve(import.meta.dirname, '../../../contract/rules/schema.yaml')

/**
 * Holds every rule version of the folder to its schema, to its own names and to its cases: the tables have to find what
 * each case expects.
 */
export function checkRules(folder: string): Finding[] {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml') && name !== 'schema.yaml')
        .toSorted()
    : []
  const validate = createValidator()
  const sound: { file: string; rule: Rule }[] = []
  const findings = files.flatMap((name): Finding[] => {
    const file = path.join(folder, name)
    const rule: unknown = parse(readFileSync(file, 'utf8'))
    const faults = validate(rule)
    if (faults.length > 0) return faults.map(({ pointer, message }) => at(file, pointer, message))
    sound.push({ file, rule: rule as Rule })
    return checkRule(file, rule as Rule)
  })
  const fileOf = new Map(sound.map(({ file, rule }) => [rule.ruleVersion, file]))
  const faults = findPeriodFaults(sound.map(({ rule }) => rule))
  return [
    ...findings,
    ...faults.map(({ ruleVersion, key, message }) => at(fileOf.get(ruleVersion) ?? folder, [key], message)),
  ]
}

function at(file: string, pointer: string[], message: string): Finding {
  return { file, line: lineOf(file, pointer), message }
}

function createValidator() {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
  addFormats(ajv)
  const validate = ajv.compile(parse(readFileSync(schemaFile, 'utf8')) as object)
  return (rule: unknown) => {
    if (validate(rule)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
      pointer: instancePath.split('/').slice(1),
      message: `${instancePath} ${message}${describeParams(params)}`,
    }))
  }
}

function describeParams(params: Record<string, unknown>): string {
  const named = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['allowedValues']
  return named === undefined ? '' : `: ${JSON.stringify(named)}`
}

function checkRule(file: string, rule: Rule): Finding[] {
  const expectedName = `${rule.ruleVersion}.yaml`
  const misnamed =
    path.basename(file) === expectedName ? [] : [at(file, ['ruleVersion'], `the file must be named ${expectedName}`)]
  const dangling = findDangling(rule).map(({ pointer, message }) => at(file, pointer, message))
  if (dangling.length > 0) return [...misnamed, ...dangling]
  const disagreements = rule.cases.flatMap((example, index) => {
    const form = rule.forms.find(({ formCode }) => formCode === example.formCode)
    const found = form === undefined ? [] : findDisagreements(form, example)
    return found.map((message) => at(file, ['cases', String(index)], `${example.name}: ${message}`))
  })
  return [...misnamed, ...disagreements]
}
