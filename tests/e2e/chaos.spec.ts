import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

test('through faults, a killed gateway and expired tokens no input is lost and every failure is explained', async () => {
  // Its output says how each journey ended, even when it exits with a non-zero code.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/chaos/main.ts', '--short']).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toMatch(/lost 0, silent 0, endless 0$/m)
})
