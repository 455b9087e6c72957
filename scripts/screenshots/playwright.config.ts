import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Uses the end-to-end tests' portal and gateway. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'screens.ts',
  outputDir: `${root}.cache/screenshots`,
  timeout: 120_000,
})
