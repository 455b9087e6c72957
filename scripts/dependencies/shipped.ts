import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package whose code is executed by a running portal or its visitors. */
export interface ShippedPackage {
  name: string
  /** SPDX expression, as the package declares it. */
  licence: string
  /** The repository, and the author if the package names a person. */
  maintainer: string
  runsIn: Place[]
  /** Whether installing it would run its own code. */
  installScript: boolean
}

/** `runtime`: Node itself, which is one of the packages where no container provides it. */
type Place = 'server' | 'browser' | 'runtime'

interface LockFile {
  packages: Record<string, { version?: string; hasInstallScript?: boolean; license?: string }>
}

interface Manifest {
  name: string
  version: string
  license?: string
  author?: string | { name?: string }
  repository?: string | { url?: string }
  dependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

/** An entry that vite's `build.license` writes next to a build. */
interface LicenceEntry {
  name: string
  version: string
  identifier: string | null
}

const builds: [Place, string][] = [
  ['server', 'server/licenses.json'],
  ['browser', 'client/licenses.json'],
]

/**
 * The packages in the build of `dist`, as the bundler recorded them, with the metadata of the installed packages.
 * Throws when there is no build, or when one of its packages is not installed.
 */
export function shippedPackages(root: string, dist: string): ShippedPackage[] {
  const lock = readJson(path.join(root, 'package-lock.json')) as LockFile
  const found = new Map<string, ShippedPackage>()
  const add = (place: Place, name: string, version: string) => {
    const known = found.get(name)
    if (known === undefined) found.set(name, describe(root, lock, place, name, version))
    else if (!known.runsIn.includes(place)) known.runsIn.push(place)
  }
  for (const [place, file] of builds) {
    const licences = path.join(root, dist, file)
    if (!existsSync(licences)) throw new Error(`${licences} is missing: run vite build first`)
    for (const { name, version } of readJson(licences) as LicenceEntry[]) add(place, name, version)
  }
  const node = lock.packages['node_modules/node']?.version
  if (node !== undefined) add('runtime', 'node', node)
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** A package of any kind that would run its own code on installation, and whether it may. */
export interface InstallScript {
  name: string
  allowed: boolean
}

export function installScripts(root: string): InstallScript[] {
  const { packages } = readJson(path.join(root, 'package-lock.json')) as LockFile
  const { allowScripts = {} } = readJson(path.join(root, 'package.json')) as Manifest
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([place]) => nameOf(place))
  return [...new Set(names)].toSorted().map((name) => ({ name, allowed: allowScripts[name] === true }))
}

function describe(root: string, lock: LockFile, place: Place, name: string, version: string): ShippedPackage {
  const entry = Object.entries(lock.packages).find(([key, own]) => nameOf(key) === name && own.version === version)
  if (entry === undefined) throw new Error(`${name} ${version} is in the build, but not in package-lock.json`)
  const manifest = readJson(path.join(root, entry[0], 'package.json')) as Manifest
  return {
    name,
    licence: manifest.license ?? 'none declared',
    maintainer: maintainerOf(manifest),
    runsIn: [place],
    installScript: entry[1].hasInstallScript === true,
  }
}

/** `owner/repository`, and the author without address. */
export function maintainerOf({ author, repository }: Pick<Manifest, 'author' | 'repository'>): string {
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '')
  const place = /(?:^|[/:])([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(address)?.[1]
  const person = (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/, '')
  const named = [place, person].filter((part) => part !== undefined && part !== '')
  return named.length > 0 ? named.join(', ') : 'none declared'
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
