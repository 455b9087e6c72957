import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Defect } from './defect.ts'

const folder = join(import.meta.dirname, 'defects')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const exported = await Promise.all(
  files.toSorted().map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, unknown>>),
)

/** Faults of the kind that real gateways have, in ten groups over all services: all that the files of defects/ export. */
export const defects: readonly Defect[] = [
  ...new Set(
    exported
      .flatMap((names) => Object.values(names))
      .filter((value): value is Defect[] => Array.isArray(value) && value.every(isDefect))
      .flat(),
  ),
]

function isDefect(value: unknown): value is Defect {
  return typeof value === 'object' && value !== null && 'probe' in value && 'operationId' in value
}
