import { lawKinds } from '../finding.ts'
import { nameOf, operationsOf, type FoldedFinding } from './fold.ts'
import type { Report, ReportedFinding } from './report.ts'

/**
 * JUnit XML: each operation and kind of law is a test case. A folded finding fails its first operation's test case, and
 * the others refer to it.
 */
export function printJunit({ operations, findings, seconds }: Report): string {
  const cases = operations.flatMap(({ operationId, service, outcome, note, laws }) => {
    const kinds = Object.entries(laws).flatMap(([kind, cell]) => (cell.outcome === 'held' ? [kind] : []))
    if (kinds.length === 0)
      return [
        `    <testcase classname="${service}" name="${operationId}"><skipped message="${escaped(note || outcome)}"/></testcase>`,
      ]
    return kinds.map((kind) => {
      const own = findings.filter((finding) => finding.operationId === operationId && finding.kind === kind)
      const others = findings.filter(
        (finding) =>
          finding.kind === kind &&
          finding.operationId !== operationId &&
          operationsOf(finding.alike).includes(operationId),
      )
      const failures = own.map(
        (each) => `<failure message="${escaped(told(each))}">${escaped(`${each.clause}\n${each.curl}`)}</failure>`,
      )
      const same = failures.length > 0 ? [] : others.slice(0, 1)
      const skipped = same.map(
        (each) => `<skipped message="${escaped(`与 ${each.operationId} 相同：${told(each)}`)}"/>`,
      )
      return `    <testcase classname="${service}.${operationId}" name="${lawKinds[kind as keyof typeof lawKinds]}">${[...failures, ...skipped].join('')}</testcase>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="conformance" tests="${cases.length}" failures="${findings.length}" time="${seconds}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`
}

/** SARIF 2.1.0: findings at the line of the contract that they violate. */
export function printSarif({ findings }: Report): string {
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'gateway-contract',
              rules: Object.entries(lawKinds).map(([id, text]) => ({ id, shortDescription: { text } })),
            },
          },
          results: findings.map((finding) => {
            return {
              ruleId: finding.kind,
              level: finding.severity,
              message: { text: told(finding) },
              partialFingerprints: { finding: finding.id },
              locations: [placeOf(finding.clause)],
              relatedLocations: finding.alike.map((each, id) => ({
                id,
                ...placeOf(each.clause),
                message: { text: `${each.operationId}：${sentence(each)}` },
              })),
            }
          }),
        },
      ],
    },
    null,
    2,
  )}\n`
}

function placeOf(clause: string) {
  const [uri = '', line = '1'] = clause.split(':')
  return { physicalLocation: { artifactLocation: { uri }, region: { startLine: Number(line) } } }
}

/** The finding with its operations. */
function told(finding: FoldedFinding): string {
  return `${nameOf(finding)}：${sentence(finding)}`
}

/** Expected and actual in one Chinese sentence. */
export function sentence({ method, path, status, expected, actual }: ReportedFinding): string {
  return `${method} ${path}（HTTP ${status}）应${expected.startsWith('应') ? expected.slice(1) : expected}，实际${actual.startsWith('实际') ? actual.slice(2) : `：${actual}`}。`
}

/** The number of requests, and of recorded exchanges. */
export function requestsTold({ requests, repeated, observed }: Report): string {
  return `${requests} 个请求${repeated > 0 ? `（${repeated} 个因连接被断开而重发）` : ''}${observed > 0 ? `，${observed} 次记录的调用` : ''}`
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, '?')
}
