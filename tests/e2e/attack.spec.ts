import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

test('no attack over HTTP succeeds', async () => {
  // It ends with another code than 0 when one does, which rejects with what was won.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/attack/main.ts', '--short'])
  expect(stdout).toContain(' 0 won; the portal answers')
})
