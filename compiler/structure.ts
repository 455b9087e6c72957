import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createConfig, getLineColLocation, lintFromString, type NormalizedProblem } from '@redocly/openapi-core'
import { isMap, parseDocument } from 'yaml'
import { ContractError, distinct, type Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import type { JoinedServices, SourceFiles } from './sources.ts'

const config = createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } })

/**
 * Throws a ContractError that names every place where a source does not parse, a reference leads nowhere, or a keyword
 * or value is not part of OpenAPI, with the correct word when there is a similar one.
 */
export async function assertWellFormed({ text, file }: JoinedServices, files: SourceFiles): Promise<void> {
  const problems = await lintFromString({
    source: text,
    absoluteRef: file,
    config: await config,
    externalRefResolver: files.reader(),
  })
  const unparsed = problems.filter(({ message }) => message.startsWith(notParsed))
  // A file that does not parse is reported once, and not for each reference to it.
  const shown = unparsed.length > 0 ? unparsed : problems
  if (shown.length > 0) throw new ContractError(distinct(shown.map(toFinding)))
}

const notParsed = 'Failed to parse: '

/** A problem of the linter at its place, with its suggestions. */
export function toFinding(problem: NormalizedProblem): Finding {
  const [place] = problem.location
  const file = place?.source.absoluteRef ?? ''
  const line = place === undefined ? 1 : getLineColLocation(place).start.line
  return { file, line, message: describeProblem(problem) }
}

function describeProblem({ ruleId, message, suggest, location: [place] }: NormalizedProblem): string {
  if (ruleId === 'no-unresolved-refs' && !message.startsWith(notParsed) && place?.pointer !== undefined) {
    return describeReference(place.source.absoluteRef, place.source.body, place.pointer)
  }
  const text = message.replace(/\s*\(\d+:\d+\)$/, '').split('\n')[0] ?? message
  const [word] = suggest
  return word === undefined ? text : `${text.replace(/\.?$/, '.')} Did you mean ${word}?`
}

function describeReference(file: string, text: string, pointer: string): string {
  const keys = pointer
    .replace(/^#?\//, '')
    .split('/')
    .filter((key) => key !== '')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const node: unknown = parseDocument(text).getIn(keys)
  const reference = typeof node === 'string' ? node : String(parseDocument(text).getIn([...keys, '$ref']))
  const near = nearestReference(file, reference)
  return `The reference ${reference} leads nowhere.${near === undefined ? '' : ` Did you mean ${near}?`}`
}

/** The most similar name in the referenced place, or the same name elsewhere in the service. */
function nearestReference(file: string, reference: string): string | undefined {
  const [target = '', fragment] = reference.split('#')
  const targetFile = target === '' ? file : path.resolve(path.dirname(file), target)
  if (!existsSync(targetFile)) {
    const folder = path.dirname(targetFile)
    const name = existsSync(folder) ? nearest(path.basename(target), readdirSync(folder)) : undefined
    const near =
      name === undefined ? sameNameElsewhere(file, target) : path.posix.join(path.posix.dirname(target), name)
    return near === undefined || fragment === undefined ? near : `${near}#${fragment}`
  }
  const keys = (fragment ?? '').split('/').slice(1)
  const parent = parseDocument(readFileSync(targetFile, 'utf8')).getIn(keys.slice(0, -1))
  const names = isMap(parent) ? parent.items.map(({ key }) => String(key)) : []
  const name = nearest(keys.at(-1) ?? '', names)
  return name === undefined ? undefined : `${target}#/${[...keys.slice(0, -1), name].join('/')}`
}

/** The file with exactly this name in another folder of the service, as a reference from here. */
function sameNameElsewhere(file: string, target: string): string | undefined {
  const folder = serviceFolder(file)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (name) => path.basename(name) === path.basename(target),
  )
  return found === undefined ? undefined : path.relative(path.dirname(file), path.join(folder, found))
}

/** `contract/<service>` for a file within it, or the file's own folder when it belongs to no service. */
function serviceFolder(file: string): string {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'openapi.yaml'))) return folder
  }
  return path.dirname(file)
}
