import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { putIntoEnvelopes } from './envelope.ts'
import { ContractError, nameOf, type Finding } from './finding.ts'
import { placesOf } from './locate.ts'
import { contractDir, joinServices, SourceFiles } from './sources.ts'
import { assertWellFormed, toFinding } from './structure.ts'
import { writeOutViews } from './views.ts'

/** A bundled OpenAPI document: plain JSON, every `$ref` internal. */
export interface BundledDocument {
  openapi: string
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

const config = createConfig({})

/**
 * Joins all services under the one origin of the gateway and resolves every reference. `files` keeps what was parsed for
 * the next time. Throws a ContractError that names the place of each fault when a file does not parse, a reference leads
 * nowhere, a keyword is none of OpenAPI's, a view names a field that is not there, two services claim the same path, or two
 * components the same name.
 */
export async function bundleContract(
  folder: string = contractDir,
  files = new SourceFiles(),
): Promise<BundledDocument> {
  const joined = joinServices(folder)
  await assertWellFormed(joined, files)
  const { bundle, problems } = await bundleFromString({
    source: joined.text,
    absoluteRef: joined.file,
    config: await config,
    externalRefResolver: files.writer(),
    dereference: false,
  })
  const bundled = bundle.parsed as BundledDocument
  const clashes = clashingNames(bundled).map((component) => describeClash(folder, component))
  if (clashes.length > 0) throw new ContractError(clashes)
  if (problems.length > 0) throw new ContractError(problems.map(toFinding))
  if (Object.keys(bundled.paths).length !== joined.routes.length) throw new Error('The bundle lost a path')
  return putIntoEnvelopes(writeOutViews(bundled, folder))
}

/** The bundler renames a clashing component to `Name-2`: two schemas then share one name, which no reader should meet. */
function clashingNames(bundled: BundledDocument): { kind: string; name: string }[] {
  return Object.entries(bundled.components).flatMap(([kind, named]) =>
    Object.keys(named)
      .filter((name) => /-\d+$/.test(name))
      .map((name) => ({ kind, name: name.replace(/-\d+$/, '') })),
  )
}

function describeClash(folder: string, { kind, name }: { kind: string; name: string }): Finding {
  const [first, second = first] = placesOf(folder, kind, name)
  if (first === undefined || second === undefined) throw new Error(`No source of ${kind}/${name}`)
  const other = `${nameOf(first.file)}:${first.line}`
  return { ...second, message: `${name} is the name of ${other} too: names are unique over all services` }
}
