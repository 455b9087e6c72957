import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** How many tests or checks passed and how many failed. */
export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: PlaywrightSuite[]
}

/**
 * Counts a Vitest JSON report. A run that failed without a failing test (a file that does not load, an unhandled error)
 * counts as one failure, so that it never looks green.
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

/** A failed test with its output. */
interface Failure {
  title: string
  messages: string[]
}

/** The failed tests of a Vitest JSON report. */
export function vitestFailures(file: string): Failure[] {
  const results = (read(file) as VitestReport | undefined)?.testResults ?? []
  return results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, messages: failureMessages ?? [] }))
}

/** The failed tests of a Playwright JSON report. */
export function playwrightFailures(file: string): Failure[] {
  return ((read(file) as PlaywrightReport | undefined)?.suites ?? []).flatMap(failedSpecs)
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return { title, messages: errors.map(({ message = 'no message' }) => message) }
    })
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** A paragraph: the name of the test and the beginning of each of its messages. */
export function describeFailure({ title, messages }: Failure): string {
  const beginnings = messages.map((message) => stripVTControlCharacters(message).slice(0, 400).replaceAll('\n', '\n  '))
  return [`✘ ${title}`, ...beginnings].join('\n  ')
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function atLeastOneFailure(tally: Tally, failure: Error | undefined): Tally {
  const ranNothing = tally.passed + tally.failed === 0
  return (failure !== undefined && tally.failed === 0) || ranNothing ? { ...tally, failed: tally.failed + 1 } : tally
}
