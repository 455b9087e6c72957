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
 * Joins all services under the gateway's one origin and resolves every reference. `files` caches parsed files for the
 * next call, which then checks the form of those services only in which something has changed. Throws a ContractError
 * that names the place of each fault: a file that does not parse, a reference that leads nowhere, a keyword that is not
 * part of OpenAPI, a view of a missing field, a path that two services claim, or a name that two components share.
 */
export async function bundleContract(
  folder: string = contractDir,
  files = new SourceFiles(),
): Promise<BundledDocument> {
  const joined = joinServices(folder)
  const changed = files.changedServices(folder)
  // A reference from another service that leads nowhere any more is found by the bundler.
  if (changed === undefined) await assertWellFormed(joined, files)
  else if (changed.size > 0) await assertWellFormed(joinServices(folder, changed), files)
  files.setWellFormed()
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

/**
 * The bundler renames a clashing component to `Name-2`. Two schemas would then have almost the same name, which no
 * reader should have to face.
 */
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
