import { defineConfig } from 'vitest/config'

const project = (name: string, include: string) => ({
  test: {
    name,
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
    projects: [
      project('src', 'src'),
      project('mocks', 'mocks'),
      project('scripts', 'scripts'),
      project('contract', 'tests/contract'),
    ],
  },
})
