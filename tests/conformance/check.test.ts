import { expect, test } from 'vitest'
import { check } from '#scripts/conformance/check.ts'
import { readOperations } from '#scripts/conformance/declared.ts'
import { effectOf } from '#scripts/conformance/effects.ts'
import { printHtml } from '#scripts/conformance/report/html.ts'
import { printJunit, printSarif } from '#scripts/conformance/report/machine.ts'
import { printMarkdown } from '#scripts/conformance/report/markdown.ts'
import { reportOf, since } from '#scripts/conformance/report/report.ts'
import type { Run, RunOptions } from '#scripts/conformance/run.ts'
import { contract } from '../contract/seededGateway.ts'
import { defects } from './defects.ts'
import { gatewayOfFile, limitMs } from './gatewayOfFile.ts'
import { optionsOf } from './options.ts'

const gateway = await gatewayOfFile()

const run = (given: Partial<RunOptions>): Promise<Run> => check(optionsOf(gateway, given))

test('a gateway that keeps the contract passes, and nothing on it is changed', { timeout: limitMs }, async () => {
  const tables = () => [
    ...gateway.seeded.gateway.store.demands.all(),
    ...gateway.seeded.gateway.store.toolResults.all(),
  ]
  const before = tables().length
  const { findings, coverage } = await run({ otherToken: gateway.tokens.stranger })
  expect(findings).toEqual([])
  const operations = [...readOperations(contract).values()]
  const reading = operations.filter((operation) => effectOf(operation) === 'reads')
  const unseen = reading.filter(({ operationId }) => coverage.get(operationId)?.succeeded !== true)
  // The member has calculated nothing and talked to nobody yet.
  expect(unseen.map(({ operationId }) => operationId)).toEqual([
    'getToolResult',
    'evaluateToolRecord',
    'getRobotSession',
  ])
  expect(tables()).toHaveLength(before)
})

test('what is written for the check is read back and taken away again', { timeout: limitMs }, async () => {
  const { store } = gateway.seeded.gateway
  const before = [store.demands.all().length, store.policyFavorites.all().length]
  const only = ['saveDemand', 'deleteDemand', 'addPolicyFavorite', 'deletePolicyFavorite', 'saveEnterprisePersonnel']
  const { findings, coverage } = await run({ only, write: true })
  expect(findings).toEqual([])
  expect(only.filter((id) => coverage.get(id)?.succeeded !== true)).toEqual([])
  expect([store.demands.all().length, store.policyFavorites.all().length]).toEqual(before)
  const others = [...coverage].filter(([id, { held }]) => !only.includes(id) && held.requests !== undefined)
  expect(others.map(([id]) => id)).toEqual([])
})

test('a finding names the clause, the place and a request without secrets, in every form of report', async () => {
  const defect = defects.find(({ id }) => id === 'unknown message type')
  gateway.have(defect === undefined ? [] : [defect])
  const report = reportOf(await run({ only: ['listMessages'] }), new Date())
  const finding = report.findings.find(({ kind }) => kind === 'shape')
  expect(finding).toMatchObject({
    operationId: 'listMessages',
    method: 'GET',
    status: 200,
    at: '/data/records/*/type',
    part: 'MARKETING',
    clause: expect.stringMatching(/^contract\/message\/message\/schemas\/MessageType\.yaml:\d+$/) as string,
    expected: expect.stringContaining('取值应为 SYSTEM') as string,
    curl: expect.stringContaining('"authorization: Bearer $GATEWAY_TOKEN"') as string,
  })
  for (const print of [printMarkdown, printHtml, printJunit, printSarif]) {
    const text = print(report)
    expect(text).toContain('MessageType.yaml')
    expect(text).not.toContain(gateway.tokens.member)
  }
  expect(since(report, { ...report, findings: [] }).fresh).toEqual(report.findings)
  const now = { ...report, findings: [] }
  expect(since(now, report)).toMatchObject({ fixed: report.findings, untried: [] })
  // What this check did not get to may still be there.
  for (const less of [{ isComplete: false }, { operations: [] }])
    expect(since({ ...now, ...less }, report)).toMatchObject({ fixed: [], untried: report.findings })
})

test('without a token only public operations are called, and the others have to refuse', async () => {
  const done = await run({ token: undefined, only: ['countPolicies', 'listMessages', 'saveDemand'] })
  const { findings, coverage } = done
  expect(findings).toEqual([])
  expect(coverage.get('countPolicies')?.succeeded).toBe(true)
  expect(coverage.get('listMessages')).toMatchObject({
    succeeded: false,
    note: expect.stringContaining('GATEWAY_TOKEN') as string,
  })
  expect(coverage.get('listMessages')?.held.access).toBeGreaterThan(0)
  const [counts, messages, demand] = reportOf(done, new Date()).operations.map(({ laws }) => laws)
  expect(counts?.lists).toMatchObject({ outcome: 'notApplicable', reason: '不是列表' })
  expect(messages?.lists).toMatchObject({
    outcome: 'notTried',
    reason: expect.stringContaining('GATEWAY_TOKEN') as string,
  })
  expect(demand?.state).toMatchObject({ outcome: 'notTried', reason: expect.stringContaining('--write') as string })
  expect(messages?.access.outcome).toBe('held')
})
