import { existsSync, readFileSync } from 'node:fs'

/** How many tests or checks held and how many did not. */
export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/**
 * Counts a Vitest JSON report. A run that failed without a failing test (a file that does not load, an unhandled error)
 * counts as one failure, so that it can never look green.
 */
export function countVitest(file: string, failure: Error | undefined): Tally {
  const report = read(file) as VitestReport | undefined
  return atLeastOneFailure({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, failure)
}

/** Counts a Playwright JSON report; a test that passed only on a retry is a failure. */
export function countPlaywright(file: string, failure: Error | undefined): Tally {
  const stats = (read(file) as PlaywrightReport | undefined)?.stats
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return atLeastOneFailure({ passed: stats?.expected ?? 0, failed }, failure)
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function atLeastOneFailure(tally: Tally, failure: Error | undefined): Tally {
  const ranNothing = tally.passed + tally.failed === 0
  return (failure !== undefined && tally.failed === 0) || ranNothing ? { ...tally, failed: tally.failed + 1 } : tally
}
