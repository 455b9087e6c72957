import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContractDocument } from '#compiler/document.ts'
import { withTypedReplies } from '#compiler/typedReplies.ts'
import { checkGo, schemaOf } from './go.ts'
import { checkJava, writeJavaSettings } from './java.ts'
import { generators, type Generator } from './tools.ts'

/**
 * Runs third-party code generators on the contract and compiles their output. Their packages are fetched into .cache,
 * at the exact versions of tools.ts, because only this needs them.
 */
const projectDir = path.resolve(import.meta.dirname, '../..')
const folder = path.join(projectDir, '.cache/generators')
const contract = path.join(projectDir, 'src/gateway/generated/openapi.json')
const codegen = path.join(folder, 'openapi.codegen.json')
const schema = path.join(folder, 'contract.schema.json')

install()
const document = JSON.parse(readFileSync(contract, 'utf8')) as ContractDocument
const typed = withTypedReplies(document)
writeFileSync(codegen, JSON.stringify(typed))
writeFileSync(schema, schemaOf(typed))
let failed = 0
for (const generator of generators) {
  try {
    console.log(`ok   ${generator.name}: ${check(generator)}`)
  } catch (error) {
    failed += 1
    console.log(`FAIL ${generator.name}: ${reasonOf(error)}`)
  }
}
console.log(`${generators.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function install() {
  mkdirSync(folder, { recursive: true })
  const manifest = JSON.stringify({
    private: true,
    dependencies: Object.fromEntries(generators.flatMap(({ packages }) => packages.map(split))),
  })
  const file = path.join(folder, 'package.json')
  if (readdirSync(folder).includes('node_modules') && readFileSync(file, 'utf8') === manifest) return
  writeFileSync(file, manifest)
  const npm = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel', 'error']
  execFileSync('npm', npm, { cwd: folder, stdio: 'inherit' })
}

/** `@scope/name@1.2.3` as name and version. */
function split(named: string): [string, string] {
  const at = named.lastIndexOf('@')
  return [named.slice(0, at), named.slice(at + 1)]
}

function check({ name, command, writes }: Generator): string {
  const output = path.join(folder, 'output', name.replaceAll(/\W+/g, '-').replace(/-$/, ''))
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  if (writes === 'Java') writeJavaSettings(codegen, output)
  if (writes === 'Go') mkdirSync(path.join(output, 'model'))
  const [tool = '', ...given] = command({ contract, codegen, schema, output })
  execFileSync(path.join(folder, 'node_modules/.bin', tool), given, { cwd: folder, stdio: 'pipe', maxBuffer: 1e8 })
  if (writes === 'Go') return checkGo(contract, output)
  return writes === 'Java' ? checkJava(contract, output) : checkTypeScript(output)
}

function checkTypeScript(output: string): string {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  }
  writeFileSync(path.join(output, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const compiler = path.join(projectDir, 'node_modules/typescript-7/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', output], { stdio: 'pipe', maxBuffer: 1e8 })
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return `${files.length} files compile`
}

/** The tool's output, else the error. */
function reasonOf(error: unknown): string {
  const { stdout, stderr } = error as { stdout?: Buffer | string; stderr?: Buffer | string }
  const said = [stdout, stderr].map((text) => String(text ?? '').trim()).filter(Boolean)
  return said.length > 0 ? said.join('\n').slice(-2000) : error instanceof Error ? error.message : String(error)
}
