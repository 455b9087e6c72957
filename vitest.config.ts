import { defineConfig } from 'vitest/config'

const project = (name: string, include: string) => ({
  test: { name, environment: 'node', include: [`${include}/**/*.test.{ts,tsx}`] },
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
