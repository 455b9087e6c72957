import type { Finding } from '../../mocks/record/driftReport.ts'
import { cell, code } from '../../mocks/record/markdown.ts'
import type { LawBreach } from './laws.ts'
import type { ConformanceReport, OperationResult } from './run.ts'

const outcomes = {
  success: '成功应答',
  refused: '按契约拒绝，没有看到成功应答',
  broken: '没有应答、服务端错误或应答不合契约',
  skipped: '没有调用，一无所知',
} as const

/** How many operations and laws broke the contract. */
export function countBreaches({ operations, lawBreaches }: ConformanceReport): number {
  return operations.filter(isBroken).length + lawBreaches.length
}

/** The report as Markdown, for a person. */
export function printReport(report: ConformanceReport): string {
  const { gateway, from, to, operations, lawsChecked, lawBreaches } = report
  const broken = operations.filter(isBroken)
  return [
    '# 契约符合性报告',
    `网关 ${gateway}，${from} 至 ${to}。`,
    table(
      ['结果', '接口数'],
      Object.entries(outcomes).map(([outcome, text]) => [
        text,
        String(operations.filter((operation) => operation.outcome === outcome).length),
      ]),
    ),
    `与契约不符的接口 ${broken.length} 个；规则检查 ${lawsChecked} 项，不符 ${lawBreaches.length} 项。`,
    '## 与契约不符的接口',
    ...(broken.length === 0 ? ['没有。'] : broken.flatMap(printOperation)),
    '## 不符的规则',
    lawBreaches.length === 0 ? '没有。' : table(['接口', '规则', '实际'], lawBreaches.map(printLaw)),
    '## 按契约拒绝的接口',
    '拒绝本身符合契约；要检查成功应答，用 --values 给出你们网关上的值。',
    withDetail(operations, 'refused'),
    '## 检查自身的请求不合契约',
    '多半是 --values 里的值，或从其他接口的应答里取来的值不合契约。',
    findingsTable(operations.flatMap(({ operationId, request }) => request.map((each) => [operationId, each]))),
    '## 没有调用的接口',
    withDetail(operations, 'skipped'),
    '## 得到成功应答且符合契约的接口',
    operations
      .filter((operation) => operation.outcome === 'success' && !isBroken(operation))
      .map(({ operationId }) => operationId)
      .join('、') || '没有。',
  ].join('\n\n')
}

function isBroken({ outcome, response }: OperationResult): boolean {
  return outcome === 'broken' || response.length > 0
}

function printOperation({ operationId, outcome, detail, response }: OperationResult): string[] {
  return [
    `### ${operationId}`,
    `${outcomes[outcome]}${detail === '' ? '' : `：${cell(detail)}`}`,
    ...(response.length === 0 ? [] : [findingsTable(response.map((finding) => [operationId, finding]))]),
  ]
}

function findingsTable(findings: (readonly [string, Finding])[]): string {
  if (findings.length === 0) return '没有。'
  const rows = findings.map(([operationId, { where, message, first }]) => [
    operationId,
    code(where),
    cell(message),
    code(first.value),
  ])
  return table(['接口', '位置', '与契约不符之处', '当时的值'], rows)
}

function printLaw({ operationId, law, found }: LawBreach): string[] {
  return [operationId, law, cell(found)]
}

function withDetail(operations: readonly OperationResult[], outcome: OperationResult['outcome']): string {
  const rows = operations
    .filter((operation) => operation.outcome === outcome)
    .map(({ operationId, detail }) => [operationId, cell(detail)])
  return rows.length === 0 ? '没有。' : table(['接口', '原因'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
