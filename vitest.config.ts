import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

interface ProjectOptions {
  /** Whether each file gets a process of its own. Those that start gateways would load the contract once a file. */
  isolate?: boolean
}

const project = (name: string, include: string, { isolate = true }: ProjectOptions = {}) => ({
  test: {
    name,
    isolate,
    environment: 'node',
    include: [`${include}/**/*.test.{ts,tsx}`],
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
      project('mocks', 'mocks', { isolate: false }),
      project('scripts', 'scripts'),
      project('compiler', 'compiler'),
      project('contract', 'tests/contract', { isolate: false }),
    ],
  },
})
