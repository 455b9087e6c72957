import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './scripts/build/iconSprite.ts'
import { iconNames } from './src/ui/icons/iconNames.ts'

interface ProjectOptions {
  include: string[]
  exclude?: string[]
}

/** Holds the production build, which it makes itself unless BUILT_DIR names one. */
const testOfBuild = 'src/server/main.test.ts'

const project = (name: string, files: ProjectOptions) => ({
  plugins: [iconSprite(iconNames)],
  test: {
    name,
    ...files,
    // Files share a process and what it has loaded: each would load the contract, the components or the compiler anew.
    // So a test takes back what it did to globals, and modules are not mocked.
    isolate: false,
    environment: 'node',
    // Some tests start a gateway or a build of their own, which takes its time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One second otherwise, which a busy machine may take for what an idle one does at once.
    expect: { poll: { timeout: 20_000 } },
  },
})

const folders = ['src', 'mocks', 'scripts', 'compiler', 'tests/contract', 'tests/conformance']

export default defineConfig({
  test: {
    // One core fewer otherwise: on a machine of two the files would follow one another.
    maxWorkers: availableParallelism(),
    // Projects follow one another in processes of their own. With one for each folder, the tests of a changed mock gateway
    // took a fifth longer.
    projects: [
      project('unit', { include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`), exclude: [testOfBuild] }),
      project('build', { include: [testOfBuild] }),
    ],
  },
})
