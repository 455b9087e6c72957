import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { projectDir } from '#compiler/finding.ts'
import { readSoundContract, soundStamp } from '#compiler/soundContract.ts'
import { rendererName } from '#mocks/docs/docs.ts'
import project from '../../package.json' with { type: 'json' }

/** The folder of the built modules within the package. */
const builtFolder = 'lib'

const name = 'gateway-contract'
const clientFile = path.join(import.meta.dirname, 'client.ts')
const bundle = 'src/gateway/generated/openapi.json'

/** Files read at run time, at the same places as in the checkout. */
const taken = ['contract', bundle, 'mocks/control/page', path.relative(projectDir, soundStamp)]

const manifest = {
  name,
  version: project.version,
  description: 'The contract of the regional gateway: its bundle, a mock gateway, a check of any gateway, a recorder',
  license: project.license,
  type: 'module',
  bin: { [name]: `${builtFolder}/cli.js` },
  exports: {
    './client': { types: './types/scripts/package/client.d.ts', default: `./${builtFolder}/client.js` },
    './openapi.json': `./${bundle}`,
    './package.json': './package.json',
  },
  // As the declarations refer to each other.
  imports: { '#gateway/*.ts': { types: './types/src/gateway/*.d.ts' } },
  engines: project.engines,
}

/** Writes the package's files into the folder, and npm's archive of it into `target`; returns its path. */
export async function pack(folder: string, target: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  await buildModules(path.join(folder, builtFolder))
  declareTypes(path.join(folder, 'types'))
  // Starting the mock gateway then does not have to check the bundle again.
  readSoundContract()
  for (const each of taken) cpSync(path.join(projectDir, each), path.join(folder, each), { recursive: true })
  rmSync(path.join(folder, 'contract/released'), { recursive: true })
  const require = createRequire(import.meta.url)
  cpSync(
    path.join(require.resolve('@scalar/api-reference'), '../browser/standalone.js'),
    path.join(folder, 'mocks/docs', rendererName),
  )
  cpSync(path.join(require.resolve('svg-captcha'), '../fonts'), path.join(folder, 'fonts'), { recursive: true })
  cpSync(path.join(projectDir, 'docs/conformance.md'), path.join(folder, 'README.md'))
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  mkdirSync(target, { recursive: true })
  const output = execFileSync('npm', ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', target], {
    encoding: 'utf8',
  })
  const [packed] = JSON.parse(output) as { filename: string }[]
  if (packed === undefined) throw new Error('npm packed nothing')
  return path.join(target, packed.filename)
}

/** All code, including packages, so that nothing else has to be installed. */
async function buildModules(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: projectDir,
    publicDir: false,
    // Some packages detect the module system by variables that only the other one has.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Only one language of made-up names is needed, as in mocks/prism/lighten.ts.
    resolve: { alias: [{ find: /^@faker-js\/faker$/, replacement: '@faker-js/faker/locale/en' }] },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      minify: true,
      outDir,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { cli: path.join(import.meta.dirname, 'cli.ts'), client: clientFile },
        // The captcha's package reads its font from ../fonts.
        output: {
          banner: 'const __dirname = import.meta.dirname',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
    plugins: [placed(), withExportsForThis('uri-template-lite')],
  })
}

/** The types that the client's callers need, which are the contract's. */
function declareTypes(outDir: string): void {
  const config = path.join(projectDir, '.cache/package.tsconfig.json')
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: projectDir, outDir }
  writeFileSync(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files: [clientFile], include: [] }),
  )
  execFileSync(process.execPath, [path.join(projectDir, 'node_modules/typescript-7/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  })
}

/**
 * A module that reads files next to its own finds them at the same place in the package, although it is built into a
 * file of `lib/`.
 */
function placed(): Plugin {
  return {
    name: 'placed',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.dirname')) return undefined
      const folder = path.relative(projectDir, path.dirname(id)).replaceAll('\\', '/')
      return {
        code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${folder}')`),
        map: null,
      }
    },
  }
}

/** A module that expects `this` to be its exports, as in a file that Node loads by itself. */
function withExportsForThis(library: string): Plugin {
  return {
    name: 'with-exports-for-this',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes(`/node_modules/${library}/`)) return undefined
      return { code: code.replaceAll('this.URI', 'exports.URI'), map: null }
    },
  }
}
