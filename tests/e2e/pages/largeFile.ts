import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestInfo } from '@playwright/test'

/**
 * The path of a file of so many bytes, which begins as told: for a picker of files, to which its contents need not be sent. It
 * stands in the test's own folder, and takes no room on the disk.
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
