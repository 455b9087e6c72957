import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseResolver, type Document, type Source } from '@redocly/openapi-core'
import { LineCounter, parseDocument, stringify } from 'yaml'
import { ContractError, nameOf, type Finding } from './finding.ts'
import { lineOf } from './locate.ts'

export const contractDir = path.resolve(import.meta.dirname, '../contract')

/** Folders of the contract other than services and shared parts. */
const notBundled = new Set(['rules', 'journeys', 'lint', 'released'])

/** Services with a contract in the folder, in alphabetical order. */
export function listServices(folder: string = contractDir): string[] {
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'openapi.yaml')))
}

/** Whether the file is a rule of the policy tools, from which the tools' forms are generated. */
export function isRule(file: string, folder: string = contractDir): boolean {
  return path.dirname(path.relative(folder, file)) === 'rules' && file.endsWith('.yaml')
}

/** Whether the bundle depends on the file. */
export function isBundled(file: string, folder: string = contractDir): boolean {
  const [first = ''] = path.relative(folder, file).split(path.sep)
  return file.endsWith('.yaml') && !notBundled.has(first)
}

/**
 * The parsed files of the contract, cached between readings. A file is parsed again only when its text has changed.
 * Every pass reads the files from disk.
 */
export class SourceFiles {
  readonly #kept = new Map<string, Document>()
  /** Texts of the files when the contract was last well-formed. */
  #wellFormed: ReadonlyMap<string, string> | undefined

  /**
   * The services in which something has changed since the contract was last well-formed; undefined when that may be all
   * of them.
   */
  changedServices(folder: string): Set<string> | undefined {
    if (this.#wellFormed === undefined) return undefined
    const known = this.#wellFormed
    const services = listServices(folder)
    const added = services.filter((name) => !known.has(path.join(folder, name, 'openapi.yaml')))
    const touched = [...known]
      .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
      .map(([file]) => path.relative(folder, file).split(path.sep)[0] ?? '')
    return touched.every((name) => services.includes(name)) ? new Set([...added, ...touched]) : undefined
  }

  /** To be called when all files that were read last have been found well-formed. */
  setWellFormed(): void {
    this.#wellFormed = new Map([...this.#kept].map(([file, { source }]) => [file, source.body]))
  }

  /** For a pass that only reads. */
  reader(): BaseResolver {
    return this.#resolver((document) => document)
  }

  /** For a pass that modifies what it reads, such as bundling. */
  writer(): BaseResolver {
    return this.#resolver(({ source, parsed }) => ({ source, parsed: structuredClone(parsed) }))
  }

  #resolver(give: (document: Document) => Document): BaseResolver {
    const kept = this.#kept
    return new (class extends BaseResolver {
      override parseDocument(source: Source, isRoot?: boolean): Document {
        const known = kept.get(source.absoluteRef)
        if (known?.source.body === source.body) return give(known)
        const document = super.parseDocument(source, isRoot)
        kept.set(source.absoluteRef, document)
        return give(document)
      }
    })()
  }
}

interface ServiceDocument {
  tags: { name: string; description: string }[]
  paths: Record<string, unknown>
}

/** Services under the gateway's one origin, as the text of an OpenAPI document. */
export interface JoinedServices {
  text: string
  /** The document's virtual path, from which its references to the services resolve. */
  file: string
  routes: string[]
}

/**
 * All services, or those of a list. Throws a ContractError when a service's root does not parse, or when two services
 * claim the same path.
 */
export function joinServices(
  folder: string = contractDir,
  services: Iterable<string> = listServices(folder),
): JoinedServices {
  const owners = new Map<string, string>()
  const findings: Finding[] = []
  const tags: ServiceDocument['tags'] = []
  const paths: Record<string, unknown> = {}
  for (const service of services) {
    const file = path.join(folder, service, 'openapi.yaml')
    const source = readService(file)
    tags.push(...source.tags)
    for (const route of Object.keys(source.paths)) {
      const owner = owners.get(route)
      if (owner === undefined) owners.set(route, file)
      else findings.push(describeClash(route, file, owner))
      paths[route] = { $ref: `${service}/openapi.yaml#/paths/${route.replaceAll('~', '~0').replaceAll('/', '~1')}` }
    }
  }
  if (findings.length > 0) throw new ContractError(findings)
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
    components: {
      securitySchemes: { memberBearer: { $ref: 'common/security.yaml#/memberBearer' } },
      schemas: { Envelope: { $ref: 'common/schemas.yaml#/Envelope' } },
    },
    ...htmlRules(path.join(folder, 'html.yaml')),
  }
  const text = stringify(document, { aliasDuplicateObjects: false })
  return { text, file: path.join(folder, 'joined.yaml'), routes: [...owners.keys()] }
}

/** The rules for HTML in texts, which apply to every service. */
function htmlRules(file: string): { 'x-html'?: unknown } {
  return existsSync(file) ? { 'x-html': readYaml(file) } : {}
}

function describeClash(route: string, file: string, owner: string): Finding {
  const at = (where: string) => lineOf(where, ['paths', route])
  return { file, line: at(file), message: `${route} is claimed by ${nameOf(owner)}:${at(owner)} too` }
}

function readService(file: string): ServiceDocument {
  const { tags = [], paths = {} } = (readYaml(file) ?? {}) as Partial<ServiceDocument>
  return { tags, paths }
}

function readYaml(file: string): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter })
  const [error] = document.errors
  if (error !== undefined) {
    const message = `Failed to parse: ${error.message.replace(/ at line [^]*/, '')}`
    throw new ContractError([{ file, line: error.linePos?.[0].line ?? 1, message }])
  }
  return document.toJS()
}
