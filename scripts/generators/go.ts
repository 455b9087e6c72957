import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContractDocument } from '#compiler/document.ts'

/** The contract's schemas as one JSON Schema, from which the generator makes one type each. */
export function schemaOf({ components }: ContractDocument): string {
  const definitions = components?.['schemas'] ?? {}
  const properties = Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  )
  const schema = { type: 'object', additionalProperties: false, properties, definitions }
  return JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/definitions/')
}

/**
 * Compiles the generated types, and reads and writes every example of the contract with them; throws when one fails.
 */
export function checkGo(contract: string, output: string): string {
  const reader = path.join(output, 'reader')
  mkdirSync(reader)
  copyFileSync(path.join(import.meta.dirname, 'ReadReplies.go'), path.join(reader, 'main.go'))
  writeFileSync(path.join(output, 'go.mod'), 'module example.cn/gateway\n\ngo 1.19\n')
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' })
  } catch {
    throw new Error('go is missing: install golang-go')
  }
  const env = { ...process.env, GOCACHE: path.join(path.dirname(output), 'go-cache'), GOFLAGS: '-mod=mod' }
  const given = { cwd: output, env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 } as const
  execFileSync('go', ['vet', './model'], given)
  return `types compile; ${execFileSync('go', ['run', './reader', contract], given).trim()}`
}
