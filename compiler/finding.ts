import path from 'node:path'

export const projectDir = path.resolve(import.meta.dirname, '..')

/** One fault of the contract, at a place that a person can open. */
export interface Finding {
  /** Absolute path. */
  file: string
  /** From 1. */
  line: number
  message: string
}

/** The contract cannot be read as a whole. The message names the place of each fault, one per line. */
export class ContractError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(printFinding).join('\n'))
    this.findings = findings
  }
}

/** `contract/uaa/account/logout.yaml:12 message`, with the file relative to the project. */
export function printFinding({ file, line, message }: Finding): string {
  return `${nameOf(file)}:${line} ${message}`
}

/** The file relative to the project. A file outside it keeps its absolute path. */
export function nameOf(file: string): string {
  const relative = path.relative(projectDir, file)
  return relative.startsWith('..') ? file : relative
}

/** The findings without duplicates, in their original order. */
export function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [printFinding(finding), finding])).values()]
}
