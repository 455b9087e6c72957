import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, describeFailure, playwrightFailures, vitestFailures } from './report.ts'

function reportFile(content: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('counts the results of a test run', () => {
  expect(countVitest(reportFile({ numPassedTests: 7, numFailedTests: 2 }), new Error('failed'))).toEqual({
    passed: 7,
    failed: 2,
  })
})

test('a run that fails outside any test counts as a failure', () => {
  expect(countVitest(reportFile({ numPassedTests: 7, numFailedTests: 0 }), new Error('crashed'))).toEqual({
    passed: 7,
    failed: 1,
  })
})

test('a run without a report, or without a test, is a failure', () => {
  expect(countVitest('does-not-exist.json', undefined)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(reportFile({ numPassedTests: 0, numFailedTests: 0 }), undefined)).toEqual({ passed: 0, failed: 1 })
})

test('an end-to-end test that needed a retry counts as failed', () => {
  const file = reportFile({ stats: { expected: 5, unexpected: 0, flaky: 1 } })
  expect(countPlaywright(file, undefined)).toEqual({ passed: 5, failed: 1 })
})

test("prints the beginning of each failed test's message", () => {
  const unit = reportFile({
    testResults: [
      {
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'divides', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nreceived 2'] },
        ],
      },
    ],
  })
  expect(vitestFailures(unit).map(describeFailure)).toEqual(['✘ divides\n  expected 1\n  received 2'])
  const passed = { title: 'opens', ok: true, tests: [] }
  const failed = { title: 'closes', ok: false, tests: [{ results: [{ errors: [{ message: 'still open' }] }] }] }
  const browser = reportFile({ suites: [{ suites: [{ specs: [passed, failed] }] }] })
  expect(playwrightFailures(browser).map(describeFailure)).toEqual(['✘ closes\n  still open'])
  expect(playwrightFailures('does-not-exist.json')).toEqual([])
})
