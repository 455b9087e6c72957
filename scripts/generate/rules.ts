import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { BundledDocument } from '#compiler/bundle.ts'
import { resolve, type ContractDocument, type JsonSchema } from '#compiler/document.ts'
import { fieldOf } from '#compiler/field.ts'
import { ContractError } from '#compiler/finding.ts'
import { lineOf } from '#compiler/locate.ts'
import { findFigureFaults } from '#mocks/rules/check/figureFaults.ts'
import { withFigures } from '#mocks/rules/figures.ts'
import type { Form, Input, Rule } from '#mocks/rules/rule.ts'
import type { GeneratedFiles } from './generators.ts'
import { camelCased, header, print } from './print.ts'

/**
 * A module for each form of each rule version: `srdi2026Form2.ts` exports the fields with their labels, hints, options
 * and limits, the notes on whole parts, and the points of its groups. Each is an export of its own, so that a page
 * loads only what it shows. Thresholds in the texts come from the rule's tables, limits from the request's schemas.
 */
export function ruleModules(bundle: BundledDocument, folder: string): GeneratedFiles {
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter((name) => name.includes('@'))
  return Object.assign(
    {},
    ...names.toSorted().map((name) => modulesOf(bundle, path.join(folder, name))),
  ) as GeneratedFiles
}

function modulesOf(bundle: BundledDocument, file: string): GeneratedFiles {
  const rule = parse(readFileSync(file, 'utf8')) as Rule
  const faults = [...findFigureFaults(rule), ...findMissingRequests(bundle, rule)]
  if (faults.length > 0) {
    throw new ContractError(faults.map(({ pointer, message }) => ({ file, line: lineOf(file, pointer), message })))
  }
  const modules = rule.forms.map((form) => {
    const base = camelCased(`${rule.ruleVersion} ${form.formCode ?? ''}`)
    return [`rules/${base}.ts`, printModule(bundle, rule, form, base)]
  })
  return Object.fromEntries(modules) as GeneratedFiles
}

function findMissingRequests({ components }: BundledDocument, { forms }: Rule) {
  const schemas = components['schemas'] ?? {}
  return forms.flatMap(({ request }, index) =>
    request
      .filter((name) => !Object.hasOwn(schemas, name))
      .map((name) => ({
        pointer: ['forms', String(index), 'request'],
        message: `the contract has no schema ${name}`,
      })),
  )
}

function printModule(document: ContractDocument, rule: Rule, form: Form, base: string): string {
  const properties = propertiesOf(document, form)
  const fields = form.inputs.flatMap((input) => {
    const schema = properties[input.key]
    // Questions besides the inputs, such as whether it is a renewal, are not fields of the schema.
    return schema === undefined ? [] : [[input.key, fieldFor(document, form, input, schema)] as const]
  })
  const notes = Object.entries(form.notes ?? {}).map(([key, text]) => [key, withFigures(form, text)] as const)
  const groups = (form.groups ?? []).map(({ code, title, max }) => [code, { title, max }] as const)
  const shares = (form.measures ?? []).flatMap(({ key, share }) =>
    share === undefined ? [] : [[key, share.times / share.over] as const],
  )
  const about = `${form.title}（${rule.ruleVersion}）`
  return `${header}${[
    printTable(`${about}的各项`, `${base}Fields`, fields),
    printTable('对一部分的说明', `${base}Notes`, notes),
    printTable('各组的名称与满分', `${base}Groups`, groups),
    printTable('各项计入的份额', `${base}Shares`, shares),
  ]
    .filter((table) => table !== '')
    .join('\n')}`
}

function printTable(title: string, name: string, entries: readonly (readonly [string, unknown])[]): string {
  if (entries.length === 0) return ''
  const lines = entries.map(([key, value]) => `  ${key}: ${print(value)},`)
  return `/** ${title}。 */\nexport const ${name} = {\n${lines.join('\n')}\n} as const\n`
}

function propertiesOf(document: ContractDocument, { request }: Form): Record<string, JsonSchema> {
  const all = request.map((name) => {
    const schema = document.components?.['schemas']?.[name] as { properties?: Record<string, JsonSchema> } | undefined
    return schema?.properties ?? {}
  })
  return Object.assign({}, ...all) as Record<string, JsonSchema>
}

/** In the format of the policy tools' forms (src/features/policy-tools/form/toolFields.ts). */
function fieldFor(document: ContractDocument, form: Form, input: Input, schema: JsonSchema): Record<string, unknown> {
  const { key, title, label = title, hint, unit } = input
  const texts = {
    name: key,
    label: withFigures(form, label),
    ...(hint !== undefined && { hint: withFigures(form, hint) }),
  }
  const options = optionsOf(form, input)
  switch (input.type) {
    case 'boolean':
      return { kind: 'yesNo', ...texts }
    case 'date':
      return { kind: 'date', ...texts }
    case 'codes':
      return { kind: 'choices', ...texts, options }
    case 'code':
      return { kind: 'choice', ...texts, ...assumed(input, options), options }
    case 'amounts':
    case 'counts':
      return { kind: 'years', ...texts, unit, years: input.years, ...limitsOf(document, itemsOf(document, schema)) }
    case 'integer':
    case 'number':
    default:
      return options.length > 0
        ? { kind: 'choice', ...texts, ...assumed(input, options), options }
        : { kind: 'number', ...texts, unit, ...limitsOf(document, schema) }
  }
}

function optionsOf(form: Form, { options = [], choices = [] }: Input): { value: unknown; label: string }[] {
  return [
    ...options.map(({ code, title, label = title }) => ({ value: code, label: withFigures(form, label) })),
    ...choices,
  ]
}

/** The default while nothing is chosen. */
function assumed(input: Input, options: readonly { value: unknown; label: string }[]): Record<string, string> {
  const option = options.find(({ value }) => value === input.default)
  return option === undefined ? {} : { placeholder: `不填按${/^\d/.test(option.label) ? ' ' : ''}${option.label}` }
}

function limitsOf(document: ContractDocument, schema: JsonSchema): Record<string, unknown> {
  const { kind, minimum, maximum, decimals } = fieldOf(document, schema)
  return {
    ...(kind === 'integer' && { whole: true }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(decimals !== undefined && { decimals }),
  }
}

function itemsOf(document: ContractDocument, schema: JsonSchema): JsonSchema {
  const whole = (schema.$ref === undefined ? schema : resolve(document, schema)) as { items?: JsonSchema }
  return whole.items ?? {}
}
