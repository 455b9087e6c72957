import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { bundleFromString, createConfig, getLineColLocation } from '@redocly/openapi-core'
import { parse, stringify, YAMLParseError } from 'yaml'

export const contractDir = path.resolve(import.meta.dirname, '../../contract')

type BundleProblem = Awaited<ReturnType<typeof bundleFromString>>['problems'][number]

interface ServiceDocument {
  tags: { name: string; description: string }[]
  paths: Record<string, unknown>
}

/** A bundled OpenAPI document: plain JSON, every `$ref` internal. */
export interface BundledDocument {
  openapi: string
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** Services that have a contract in the folder, in alphabetical order. */
export function listServices(folder: string = contractDir): string[] {
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'openapi.yaml')))
}

/**
 * Joins all services under the one gateway origin and resolves every reference.
 * Throws when two services claim the same path, or two components the same name.
 */
export async function bundleContract(folder: string = contractDir): Promise<BundledDocument> {
  const { document, owners } = joinServices(folder)
  const config = await createConfig({})
  const { bundle, problems } = await bundleFromString({
    source: stringify(document, { aliasDuplicateObjects: false }),
    absoluteRef: path.join(folder, 'joined.yaml'),
    config,
    dereference: false,
  })
  const failures = problems.map(describeProblem)
  if (failures.length > 0) throw new Error(`The contract does not bundle:\n${failures.join('\n')}`)
  const bundled = bundle.parsed as BundledDocument
  refuseRenamedComponents(bundled)
  if (Object.keys(bundled.paths).length !== owners.size) throw new Error('The bundle lost a path')
  return bundled
}

/** `contract/uaa/paths/logout.yaml:12 message`, with the place where the file itself does not parse. */
function describeProblem({ location: [location], message }: BundleProblem): string {
  const file = path.relative(path.resolve(contractDir, '..'), location?.source.absoluteRef ?? '')
  const line = /\((\d+):\d+\)$/.exec(message)?.[1] ?? (location && getLineColLocation(location).start.line)
  return `${file}:${line ?? 1} ${message}`
}

function joinServices(folder: string) {
  const owners = new Map<string, string>()
  const tags: ServiceDocument['tags'] = []
  const paths: Record<string, unknown> = {}
  for (const service of listServices(folder)) {
    const source = readService(path.join(folder, service, 'openapi.yaml'))
    tags.push(...source.tags)
    for (const route of Object.keys(source.paths)) {
      const owner = owners.get(route)
      if (owner !== undefined) throw new Error(`${route} is claimed by both ${owner} and ${service}`)
      owners.set(route, service)
      paths[route] = { $ref: `${service}/openapi.yaml#/paths/${route.replaceAll('~', '~0').replaceAll('/', '~1')}` }
    }
  }
  const document = {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: '区域企业服务网关',
      version: '0.1.0',
      description: '惠企政策、供需对接、服务商、招商、活动与智能客服。',
      license: { name: '内部使用', identifier: 'LicenseRef-Internal' },
    },
    servers: [{ url: '/', description: '区域企业服务网关' }],
    tags,
    security: [],
    paths,
    components: { securitySchemes: { memberBearer: { $ref: 'common/security.yaml#/memberBearer' } } },
  }
  return { document, owners }
}

function readService(file: string): ServiceDocument {
  try {
    return parse(readFileSync(file, 'utf8')) as ServiceDocument
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const place = `${path.relative(path.resolve(contractDir, '..'), file)}:${error.linePos?.[0].line ?? 1}`
    throw new Error(`The contract does not bundle:\n${place} ${error.message.split('\n')[0]}`, { cause: error })
  }
}

/** The bundler renames a clashing component to `Name-2`: two schemas then share one name, which no reader should meet. */
function refuseRenamedComponents(bundled: BundledDocument) {
  const renamed = Object.entries(bundled.components).flatMap(([kind, named]) =>
    Object.keys(named)
      .filter((name) => /-\d+$/.test(name))
      .map((name) => `${kind}/${name}`),
  )
  if (renamed.length > 0) throw new Error(`Component names must be unique over all services: ${renamed.join(', ')}`)
}
