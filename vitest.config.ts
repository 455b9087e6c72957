import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './scripts/build/iconSprite.ts'
import { iconNames } from './src/ui/icons/iconNames.ts'

interface ProjectOptions {
  include: string
  exclude?: string
}

const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx}`
/** Holds the production build, which it makes itself unless BUILT_DIR names one. */
const testOfBuild = 'src/server/main.test.ts'

const project = (name: string, { include, exclude }: ProjectOptions) => ({
  plugins: [iconSprite(iconNames)],
  test: {
    name,
    // Files share a process and what it has loaded: each would load the contract, the components or the compiler anew.
    // So a test takes back what it did to globals, and modules are not mocked.
    isolate: false,
    environment: 'node',
    include: [include],
    ...(exclude === undefined ? {} : { exclude: [exclude] }),
    // Some tests start a gateway or a build of their own, which takes its time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One second otherwise, which a busy machine may take for what an idle one does at once.
    expect: { poll: { timeout: 20_000 } },
  },
})

export default defineConfig({
  test: {
    // One core fewer otherwise: on a machine of two the files would follow one another.
    maxWorkers: availableParallelism(),
    projects: [
      project('src', { include: testsIn('src'), exclude: testOfBuild }),
      project('build', { include: testOfBuild }),
      project('mocks', { include: testsIn('mocks') }),
      project('scripts', { include: testsIn('scripts') }),
      project('compiler', { include: testsIn('compiler') }),
      project('contract', { include: testsIn('tests/contract') }),
    ],
  },
})
