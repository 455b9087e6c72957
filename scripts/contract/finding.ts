import path from 'node:path'

export const projectDir = path.resolve(import.meta.dirname, '../..')

/** One fault of the contract, at a place a person can open. */
export interface Finding {
  /** Absolute path. */
  file: string
  /** From 1. */
  line: number
  message: string
}

/** `contract/uaa/paths/logout.yaml:12 message`, the file relative to the project. */
export function printFinding({ file, line, message }: Finding): string {
  const relative = path.relative(projectDir, file)
  return `${relative.startsWith('..') ? file : relative}:${line} ${message}`
}
