import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse, YAMLParseError } from 'yaml'
import type { Finding } from '#compiler/finding.ts'
import { lineOf } from '#compiler/locate.ts'
import type { Case, Form, Rule } from '../rule.ts'
import { evaluate } from '../evaluate.ts'
import { findPeriodFaults } from './periods.ts'
import { findFigureFaults } from './figureFaults.ts'
import { findDangling } from './references.ts'

const schemaFile = path.resolve(import.meta.dirname, '../../../contract/rules/schema.yaml')

/**
 * Checks every rule version of the folder against its schema, its own names and its cases: the tables must give the
 * result that each case expects.
 */
export function checkRules(folder: string): Finding[] {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml') && name !== 'schema.yaml')
        .toSorted()
    : []
  const validate = createValidator()
  const checked = files.map((name) => checkFile(path.join(folder, name), validate))
  const findings = checked.flatMap((each) => each.findings)
  const sound = checked.flatMap(({ file, rule }) => (rule === undefined ? [] : [{ file, rule }]))
  const fileOf = new Map(sound.map(({ file, rule }) => [rule.ruleVersion, file]))
  const rules = sound.map(({ rule }) => rule)
  const faults = [
    ...findPeriodFaults(rules).map(({ key, ...fault }) => ({ ...fault, pointer: [key] })),
    ...findSuccessionFaults(rules),
  ]
  return [
    ...findings,
    ...faults.map(({ ruleVersion, pointer, message }) => at(fileOf.get(ruleVersion) ?? folder, pointer, message)),
  ]
}

/** Checks one rule version against its schema, its own names and its cases. */
export function checkRuleFile(file: string): Finding[] {
  return checkFile(file, createValidator()).findings
}

interface CheckedFile {
  file: string
  findings: Finding[]
  /** Only when it matches its schema. */
  rule?: Rule
}

function checkFile(file: string, validate: Validate): CheckedFile {
  let rule: unknown
  try {
    rule = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    return {
      file,
      findings: [{ file, line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? '' }],
    }
  }
  const faults = validate(rule)
  if (faults.length > 0) return { file, findings: faults.map(({ pointer, message }) => at(file, pointer, message)) }
  return { file, findings: checkRule(file, rule as Rule), rule: rule as Rule }
}

function at(file: string, pointer: string[], message: string): Finding {
  return { file, line: lineOf(file, pointer), message }
}

type Validate = (rule: unknown) => { pointer: string[]; message: string }[]

function createValidator(): Validate {
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
  const dangling = [...findDangling(rule), ...findFigureFaults(rule)].map(({ pointer, message }) =>
    at(file, pointer, message),
  )
  if (dangling.length > 0) return [...misnamed, ...dangling]
  const disagreements = rule.cases.flatMap((example, index) => {
    const form = rule.forms.find(({ formCode }) => formCode === example.formCode)
    const found = form === undefined ? [] : findDisagreements(form, example)
    return found.map((message) => at(file, ['cases', String(index)], `${example.name}: ${message}`))
  })
  return [...misnamed, ...disagreements]
}

/** Where the form's tables give another result than the case expects. */
function findDisagreements(form: Form, example: Case): string[] {
  return differences(example.expected, evaluate(form, example), '')
}

function differences(expected: unknown, found: unknown, place: string): string[] {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
    const inner = (found ?? {}) as Record<string, unknown>
    return Object.entries(expected).flatMap(([key, value]) => differences(value, inner[key], `${place} ${key}`))
  }
  const rounded = typeof expected === 'number' && typeof found === 'number' ? roundLike(expected, found) : found
  if (JSON.stringify(expected) === JSON.stringify(rounded)) return []
  return [`the case expects${place} ${JSON.stringify(expected)}, the tables give ${JSON.stringify(rounded)}`]
}

/** Cases state results with the decimals that a person sees. */
function roundLike(expected: number, found: number): number {
  const decimals = String(expected).split('.')[1]?.length ?? 0
  return Number(found.toFixed(Math.max(2, decimals)))
}

/** A wrong statement about the previous version, at a key of the version that makes it. */
interface SuccessionFault {
  ruleVersion: string
  pointer: string[]
  message: string
}

/** Checks what a version says about the one it replaces: that it exists, and which inputs had other names. */
function findSuccessionFaults(rules: Rule[]): SuccessionFault[] {
  return rules.flatMap((rule) => {
    const { ruleVersion, changes, forms } = rule
    const before = rules.find(({ supersededBy }) => supersededBy === ruleVersion)
    const orphaned =
      before === undefined && changes !== undefined
        ? [{ ruleVersion, pointer: ['changes'], message: 'the rule replaces no other version' }]
        : []
    return [
      ...orphaned,
      ...forms.flatMap((form, index) =>
        unknownFormers(form, before).map((message) => ({ ruleVersion, pointer: ['forms', String(index)], message })),
      ),
    ]
  })
}

function unknownFormers({ formCode, inputs }: Form, before: Rule | undefined): string[] {
  const former = before?.forms.find((form) => form.formCode === formCode)?.inputs ?? []
  return inputs
    .flatMap(({ formerly = [] }) => formerly)
    .filter((key) => !former.some((input) => input.key === key))
    .map((key) => `the version before has no input ${key}`)
}
