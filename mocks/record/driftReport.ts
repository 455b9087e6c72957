import type { ContractOperation } from '#compiler/document.ts'
import type { Breach, Verdict } from './check.ts'
import { redactJson, redactText } from './redact.ts'

/** One kind of contract violation, however often it occurs. */
export interface Finding {
  where: string
  message: string
  count: number
  /** Its first occurrence: the time (ISO 8601) and the value, with private values masked. */
  first: { time: string; value: string }
}

export interface OperationDrift {
  operationId: string
  method: string
  path: string
  calls: number
  /** Replies by HTTP status. */
  statuses: Record<string, number>
  request: Finding[]
  response: Finding[]
}

export interface UndocumentedCall {
  method: string
  path: string
  calls: number
  statuses: Record<string, number>
}

/** What was observed of a gateway, compared with the contract. */
export interface DriftReport {
  upstream: string
  from: string
  to: string
  calls: number
  /** Calls that got no complete reply. */
  failures: number
  /** The operations that were called, the worst first. */
  operations: OperationDrift[]
  undocumented: UndocumentedCall[]
  /** Operations that were never called, so nothing is known about them. */
  unseen: string[]
}

interface Call {
  method: string
  path: string
  status: number
  time: Date
  verdict: Verdict
}

const valueLength = 120

/** Counts the findings of the verdicts. */
export class DriftCollector {
  readonly #upstream: string
  readonly #all: readonly ContractOperation[]
  readonly #from = new Date()
  readonly #operations = new Map<string, OperationDrift>()
  readonly #undocumented = new Map<string, UndocumentedCall>()
  #calls = 0
  #failures = 0

  constructor(upstream: string, operations: readonly ContractOperation[]) {
    this.#upstream = upstream
    this.#all = operations
  }

  /** Returns the findings that are new. */
  add({ method, path, status, time, verdict }: Call): string[] {
    this.#calls += 1
    const { operation } = verdict
    if (operation === undefined) {
      const key = `${method} ${path}`
      const known = this.#undocumented.get(key) ?? { method, path: redactText(path), calls: 0, statuses: {} }
      this.#undocumented.set(key, known)
      count(known, status)
      return known.calls === 1 ? [`${method} ${redactText(path)} is not in the contract`] : []
    }
    const { operationId } = operation
    const drift = this.#operations.get(operationId) ?? unseenYet(operation)
    this.#operations.set(operationId, drift)
    count(drift, status)
    return [
      ...addFindings(drift.request, verdict.request, time).map((text) => `${operationId} request: ${text}`),
      ...addFindings(drift.response, verdict.response, time).map((text) => `${operationId} reply: ${text}`),
    ]
  }

  addFailure(): void {
    this.#calls += 1
    this.#failures += 1
  }

  report(): DriftReport {
    const operations = [...this.#operations.values()].toSorted((a, b) => weight(b) - weight(a))
    return structuredClone({
      upstream: this.#upstream,
      from: this.#from.toISOString(),
      to: new Date().toISOString(),
      calls: this.#calls,
      failures: this.#failures,
      operations,
      undocumented: [...this.#undocumented.values()],
      unseen: this.#all.map(({ operationId }) => operationId).filter((id) => !this.#operations.has(id)),
    })
  }
}

function unseenYet({ operationId, method, path }: ContractOperation): OperationDrift {
  return { operationId, method, path, calls: 0, statuses: {}, request: [], response: [] }
}

function count(seen: { calls: number; statuses: Record<string, number> }, status: number) {
  seen.calls += 1
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
}

function weight({ request, response }: OperationDrift): number {
  return response.length * 1000 + request.length
}

function addFindings(findings: Finding[], breaches: readonly Breach[], time: Date): string[] {
  const fresh: string[] = []
  const seen = new Set<Finding>()
  for (const { where, message, value } of breaches) {
    const known = findings.find((finding) => finding.where === where && finding.message === message)
    if (known === undefined) {
      const finding = { where, message, count: 1, first: { time: time.toISOString(), value: excerptOf(where, value) } }
      findings.push(finding)
      seen.add(finding)
      fresh.push(`${where} ${message}`)
    } else if (!seen.has(known)) {
      // Several items of one list count as one call.
      known.count += 1
      seen.add(known)
    }
  }
  return fresh
}

/** The value under its own name, so that a private one is recognised. */
function excerptOf(where: string, value: unknown): string {
  if (value === undefined) return ''
  const name = where.split('.').findLast((key) => key !== '*') ?? ''
  const { [name]: redacted } = redactJson({ [name]: value }) as Record<string, unknown>
  const text = JSON.stringify(redacted)
  return text.length > valueLength ? `${text.slice(0, valueLength)}…` : text
}
