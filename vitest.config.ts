import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const project = (name: string, folder: string) => ({
  test: {
    name,
    // Files share a process and what it has loaded: each would load the contract, the components or the compiler anew.
    // So a test takes back what it did to globals, and modules are not mocked.
    isolate: false,
    environment: 'node',
    include: [`${folder}/**/*.test.{ts,tsx}`],
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
      project('src', 'src'),
      project('mocks', 'mocks'),
      project('scripts', 'scripts'),
      project('compiler', 'compiler'),
      project('contract', 'tests/contract'),
    ],
  },
})
