import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

test('no attack over HTTP succeeds', async () => {
  // It exits with a non-zero code when an attack succeeds; then this rejects with the output.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/attack/main.ts', '--short'])
  expect(stdout).toContain(' 0 won; the portal answers')
})
