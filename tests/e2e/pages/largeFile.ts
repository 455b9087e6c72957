import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestInfo } from '@playwright/test'

/**
 * The path of a file of this size with this beginning, for a file picker, so that its contents need not be sent. It is
 * in the test's own folder, and sparse.
 */
export function largeFile(
  testInfo: TestInfo,
  name: string,
  bytes: number,
  beginning: Buffer = Buffer.alloc(0),
): string {
  const file = testInfo.outputPath(name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, beginning)
  truncateSync(file, bytes)
  return file
}
