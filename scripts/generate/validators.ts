import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { GeneratedFiles, Generator } from './generators.ts'

/** A zod schema for every component, request and reply. */
export const validators: Generator = async (bundle) => {
  // The generator can only write into a folder.
  const folder = mkdtempSync(path.join(tmpdir(), 'validators-'))
  try {
    await createClient({
      // It may modify its input.
      input: structuredClone(bundle) as unknown as Record<string, unknown>,
      output: { path: folder, clean: true },
      logs: { level: 'silent', file: false },
      plugins: [
        {
          name: 'zod',
          dates: { offset: true },
          $resolvers: {
            // The generator leaves objects open that the contract closes.
            object: (context) => {
              const { additionalProperties } = context.schema
              const isClosed = additionalProperties === false || additionalProperties?.type === 'never'
              if (!isClosed) return undefined
              return context.$(context.plugin.imports.z).attr('strictObject').call(context.nodes.shape(context))
            },
          },
        },
      ],
    })
    return readFiles(folder, 'validators')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The texts in the folder, by their path below `name`. */
function readFiles(folder: string, name: string): GeneratedFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [path.posix.join(name, path.relative(folder, file)), readFileSync(file, 'utf8')]),
  )
}
