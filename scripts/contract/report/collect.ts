import path from 'node:path'
import type { BundledDocument } from '#compiler/bundle.ts'
import { listComponents } from '#compiler/components.ts'
import { listOperations, type OperationRow } from '#scripts/generate/operations.ts'
import type { ListedOperation } from '../coverage.ts'

/** Origin of an operation: the specification's text, partly, or our proposal. */
type Origin = 'shown' | 'inferred' | 'path-inferred' | 'addition'

/**
 * The counts of one service. `listed` counts rows of the operations list, `described` those of them in the contract.
 */
export interface ServiceCount {
  service: string
  listed: number
  described: number
  origins: Record<Origin, number>
  schemas: number
  examples: number
}

/** A proposal: something the specification does not show, with the reason. */
export interface Proposal {
  service: string
  kind: 'addition' | 'operation' | 'parameter' | 'schema'
  /** operationId or component name, then the keys that lead to the place inside it. */
  place: string
  reason: string
}

export interface ContractReport {
  services: ServiceCount[]
  missing: ListedOperation[]
  proposals: Proposal[]
}

/**
 * Counts the bundle against the operations list. `folder` is the contract's folder, from which it learns which service
 * owns a schema.
 */
export function collectReport(bundle: BundledDocument, listed: ListedOperation[], folder: string): ContractReport {
  const rows = listOperations(bundle)
  const listedById = new Map(listed.map((row) => [row.operationId, row]))
  const described = new Set(rows.map((row) => row.operationId))
  const owners = { schemas: ownersOf(folder, 'schemas'), parameters: ownersOf(folder, 'parameters') }
  const names = [...new Set([...listed, ...rows].map(({ service }) => service))].toSorted()
  const origin = (row: OperationRow) => originOf(operationAt(bundle, row), listedById.get(row.operationId))
  const countService = (service: string): ServiceCount => {
    const own = rows.filter((row) => row.service === service)
    const count = (wanted: Origin) => own.filter((row) => origin(row) === wanted).length
    return {
      service,
      listed: listed.filter((row) => row.service === service).length,
      described: listed.filter((row) => row.service === service && described.has(row.operationId)).length,
      origins: {
        shown: count('shown'),
        inferred: count('inferred'),
        'path-inferred': count('path-inferred'),
        addition: count('addition'),
      },
      schemas: schemaNames(bundle).filter((name) => owners.schemas.get(name) === service).length,
      examples: own.reduce((sum, row) => sum + countExamples(operationAt(bundle, row)), 0),
    }
  }
  return {
    services: [...names, 'common'].map(countService),
    missing: listed.filter((row) => !described.has(row.operationId)),
    proposals: [...operationProposals(bundle, rows, origin), ...componentProposals(bundle, owners)],
  }
}

function operationAt(bundle: BundledDocument, { path: route, method }: OperationRow): object {
  return bundle.paths[route]?.[method.toLowerCase()] as object
}

function originOf(operation: object, listed: ListedOperation | undefined): Origin {
  if (listed === undefined) return 'addition'
  if (listed.source === 'path-inferred') return 'path-inferred'
  return 'x-inferred' in operation ? 'inferred' : 'shown'
}

function schemaNames(bundle: BundledDocument): string[] {
  return Object.keys(bundle.components['schemas'] ?? {})
}

type ComponentKind = 'schemas' | 'parameters'

/** The service of each component, or `common`: the folder in which it lies. */
function ownersOf(folder: string, kind: ComponentKind): Map<string, string> {
  return new Map(
    listComponents(folder, kind).map(({ name, file }) => [name, path.relative(folder, file).split(path.sep)[0] ?? '']),
  )
}

function countExamples(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const own = 'examples' in node && 'schema' in node ? Object.keys(node.examples as object).length : 0
  return Object.values(node).reduce((sum: number, child) => sum + countExamples(child), own)
}

function operationProposals(bundle: BundledDocument, rows: OperationRow[], origin: (row: OperationRow) => Origin) {
  return rows.flatMap((row) =>
    findMarks(operationAt(bundle, row), []).map(({ keys, reason }): Proposal => {
      const kind = origin(row) === 'addition' ? 'addition' : 'operation'
      return {
        service: row.service,
        kind: keys.length === 0 ? kind : 'operation',
        place: [row.operationId, ...keys].join(' '),
        reason,
      }
    }),
  )
}

function componentProposals(bundle: BundledDocument, owners: Record<ComponentKind, Map<string, string>>): Proposal[] {
  return (['parameters', 'schemas'] as const).flatMap((section) =>
    Object.entries(bundle.components[section] ?? {}).flatMap(([name, component]) =>
      findMarks(component, []).map(({ keys, reason }) => ({
        service: owners[section].get(name) ?? 'common',
        kind: section === 'schemas' ? ('schema' as const) : ('parameter' as const),
        place: [name, ...keys].join(' '),
        reason,
      })),
    ),
  )
}

interface Mark {
  keys: string[]
  reason: string
}

/** Every x-inferred below a node; a parameter is identified by its name, other places by their keys. */
function findMarks(node: unknown, keys: string[]): Mark[] {
  if (typeof node !== 'object' || node === null) return []
  const reason: unknown = 'x-inferred-reason' in node ? node['x-inferred-reason'] : undefined
  const own = typeof reason === 'string' ? [{ keys, reason }] : []
  const children = Object.entries(node).flatMap(([key, child]) => findMarks(child, [...keys, keyOf(node, key, child)]))
  return [...own, ...children]
}

function keyOf(node: object, key: string, child: unknown): string {
  const isListed = Array.isArray(node) && typeof child === 'object' && child !== null && 'name' in child
  return isListed ? String(child.name) : key
}
