import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { writeContract } from '../../mocks/contract/soundContract.ts'
import { onChange } from '../../mocks/reload/changes.ts'
import { bundleContract, contractDir, type BundledDocument } from './bundle.ts'
import { listOperations, printOperations } from './operations.ts'

const outputDir = path.resolve(import.meta.dirname, '../../src/gateway/generated')

/** Writes everything that is derived from contract/: the bundle, the types, the validators and the operations table. */
async function generate() {
  const started = performance.now()
  const bundle = await bundleContract()
  mkdirSync(outputDir, { recursive: true })
  const rows = listOperations(bundle)
  writeContract(bundle, outputDir)
  writeFileSync(path.join(outputDir, 'operations.ts'), printOperations(rows))
  await Promise.all([writeTypes(bundle), writeValidators(bundle)])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Generated ${rows.length} operations in ${seconds} s`)
}

async function writeTypes(bundle: BundledDocument) {
  const ast = await openapiTS(JSON.stringify(bundle), { alphabetize: true, immutable: false })
  writeFileSync(
    path.join(outputDir, 'types.ts'),
    `// Generated from contract/ by scripts/generate. Do not edit.\n${astToString(ast)}`,
  )
}

async function writeValidators(bundle: BundledDocument) {
  await createClient({
    input: bundle as unknown as Record<string, unknown>,
    output: { path: path.join(outputDir, 'validators'), clean: true },
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
}

/** Regenerates on save; a broken edit prints its error and keeps the last good output. */
function watchContract() {
  let generating = Promise.resolve()
  onChange(contractDir, () => {
    generating = generating.then(generate).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
    })
  })
  console.log('Watching contract/ for changes')
}

try {
  await generate()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (!process.argv.includes('--watch')) process.exit(1)
}
if (process.argv.includes('--watch')) watchContract()
