import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Entry, Har } from 'har-format'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createHar } from '#mocks/record/har.ts'
import { createRecorder, type Recorder } from '#mocks/record/recorder.ts'
import { readArchive } from '#scripts/conformance/archive.ts'
import { check } from '#scripts/conformance/check.ts'
import { checkOptions } from '#scripts/conformance/commandLine.ts'
import { reportOf } from '#scripts/conformance/report/report.ts'
import { printSummary } from '#scripts/conformance/report/terminal.ts'
import type { Run, RunOptions } from '#scripts/conformance/run.ts'
import { runCheck } from '#scripts/conformance/runCheck.ts'
import { contract } from '../contract/seededGateway.ts'
import { inData, type Defect } from './defect.ts'
import { gatewayOfFile, limitMs } from './gatewayOfFile.ts'
import { optionsOf } from './options.ts'

const gateway = await gatewayOfFile()
let recorder: Recorder
let proxy: string
let entries: Entry[] = []

beforeAll(async () => {
  recorder = createRecorder({
    document: contract,
    upstream: new URL(gateway.origin),
    onEntry: (entry) => entries.push(entry),
    onTrouble: () => {},
  })
  proxy = await recorder.listen(0, '127.0.0.1')
})
beforeEach(() => {
  entries = []
})
afterAll(() => recorder.close())

/** What a recorder writes down while these are asked for, as a member. */
async function recorded(...targets: string[]): Promise<Har> {
  const authorization = `Bearer ${gateway.tokens.member}`
  for (const target of targets) await (await fetch(proxy + target, { headers: { authorization } })).arrayBuffer()
  await recorder.report()
  return createHar(entries)
}

const judge = (archive: Har, given: Partial<RunOptions> = {}): Promise<Run> =>
  check(optionsOf(gateway, { archives: [readArchive('seen.har', archive)], isPassive: true, ...given }))

const notices = '/content/api/ua/notice/pc/list?size=3'
const mojibake: Defect = {
  id: 'mojibake of a notice',
  group: 'shape',
  operationId: 'listNotices',
  reply: inData('listNotices', (data) => void (data.records[0].title = '锟斤拷')),
  probe: async (ask) => (await ask(notices)).text.includes('锟斤拷'),
}

test('recorded traffic of a sound gateway has nothing against it, and covers what was called', async () => {
  const run = await judge(await recorded(notices, '/message/api/msg/list', '/uaa/api/states/provinces'))
  expect(run.findings).toEqual([])
  expect(run.observed).toBe(3)
  const { operations, requests } = reportOf(run, new Date())
  expect(requests).toBe(0)
  const seen = operations.filter(({ outcome }) => outcome === 'success').map(({ operationId }) => operationId)
  expect(seen).toEqual(['listNotices', 'listMessages', 'listProvinces'])
})

test('what recorded traffic has wrong is found as if it had been asked for, without secrets', async () => {
  gateway.have([mojibake])
  const run = await judge(await recorded(notices))
  const report = reportOf(run, new Date())
  expect(report.findings).toMatchObject([
    { operationId: 'listNotices', kind: 'text', path: notices, at: '/data/records/*/title', part: '锟斤拷' },
  ])
  expect(JSON.stringify(report)).not.toContain(gateway.tokens.member)
})

test("a browser's archive of a portal that has the gateway under a path of its own is read, too", async () => {
  gateway.have([mojibake])
  const archive = await recorded(notices, '/uaa/api/states/provinces')
  const [first, second] = archive.log.entries
  if (first === undefined || second === undefined) throw new Error('Nothing was recorded')
  const { text = '' } = first.response.content
  const browsers: Har = {
    log: {
      ...archive.log,
      entries: [
        {
          ...first,
          request: { ...first.request, url: `https://portal.example.gov.cn/gateway${notices}`, headers: [] },
          response: {
            ...first.response,
            headers: [...first.response.headers, { name: 'content-encoding', value: 'br' }],
            content: { ...first.response.content, text: Buffer.from(text).toString('base64'), encoding: 'base64' },
          },
        },
        // Left out by the browser, broken off, and nobody's of the contract.
        { ...second, response: { ...second.response, content: { size: 0, mimeType: 'application/json' } } },
        { ...second, response: { ...second.response, status: 0 } },
        { ...second, request: { ...second.request, url: 'https://portal.example.gov.cn/assets/main.js' } },
        { ...second, request: { ...second.request, url: 'https://portal.example.gov.cn/gateway/uaa/api/old?x=1' } },
      ],
    },
  }
  const run = await judge(browsers)
  expect(run.observed).toBe(1)
  expect(run.findings.map(({ operationId, rule }) => [operationId, rule])).toEqual([
    ['listNotices', 'mojibake /records/*/title'],
  ])
  expect([...run.undocumented]).toEqual(['GET /uaa/api/old'])
  expect(printSummary(reportOf(run, new Date()), [])).toContain('1 个契约没有的地址：GET /uaa/api/old')
})

test('coverage is that of the record and of what was asked together', { timeout: limitMs }, async () => {
  const archive = await recorded('/message/api/msg/list')
  const only = ['listMessages', 'countPolicies', 'listHistory']
  const run = await judge(archive, { isPassive: false, token: undefined, only })
  expect(run.findings).toEqual([])
  const succeeded = only.filter((id) => run.coverageOf(id).succeeded)
  expect(succeeded).toEqual(['listMessages', 'countPolicies'])
})

test('an archive in which nothing is of the contract passes for nothing', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'archive-')), 'seen.har')
  writeFileSync(file, JSON.stringify(createHar([])))
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const options = checkOptions('check').parse(['--har', file], { from: 'user' }).opts()
    expect(await runCheck(options)).toBe(2)
    expect(told.mock.lastCall?.[0]).toContain('No reply in the archive')
  } finally {
    told.mockRestore()
    rmSync(path.dirname(file), { recursive: true })
  }
})

test('what is no archive is told so', () => {
  for (const json of [null, {}, [], { log: { entries: [{}] } }])
    expect(() => readArchive('seen.har', json)).toThrow('seen.har is no HTTP archive')
})
