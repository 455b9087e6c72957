import type { DriftReport, Finding, OperationDrift, UndocumentedCall } from './driftReport.ts'
import { cell, code } from './markdown.ts'

/** The report as Markdown. */
export function printReport(report: DriftReport): string {
  const { operations, undocumented, unseen } = report
  const drifting = operations.filter(({ request, response }) => request.length + response.length > 0)
  return [
    '# 契约偏差报告',
    `网关 ${report.upstream}，${report.from} 至 ${report.to}：${report.calls} 次调用，其中 ${report.failures} 次没有得到完整应答。`,
    `契约共 ${operations.length + unseen.length} 个接口：调用过 ${operations.length} 个，其中 ${drifting.length} 个有偏差；` +
      `另有 ${undocumented.length} 个地址不在契约中。`,
    '## 偏差',
    ...(drifting.length === 0 ? ['没有。'] : drifting.flatMap(printOperation)),
    '## 不在契约中的地址',
    undocumented.length === 0 ? '没有。' : printUndocumented(undocumented),
    '## 符合契约的接口',
    listOf(
      operations
        .filter((operation) => !drifting.includes(operation))
        .map((each) => `${each.operationId} ×${each.calls}`),
    ),
    '## 没有调用过的接口',
    '对它们一无所知，不能当作符合契约。',
    listOf(unseen),
    '',
  ].join('\n\n')
}

function printOperation({ operationId, method, path, calls, statuses, request, response }: OperationDrift): string[] {
  return [
    `### ${operationId}`,
    `\`${method} ${path}\`，${calls} 次调用（HTTP ${printStatuses(statuses)}）`,
    [
      '| 方向 | 位置 | 与契约不符之处 | 次数 | 首次 | 当时的值 |',
      '|---|---|---|---|---|---|',
      ...response.map((finding) => printFinding('应答', finding)),
      ...request.map((finding) => printFinding('请求', finding)),
    ].join('\n'),
  ]
}

function printFinding(direction: string, { where, message, count, first }: Finding): string {
  const cells = [direction, code(where), cell(message), String(count), first.time, code(first.value)]
  return `| ${cells.join(' | ')} |`
}

function printUndocumented(calls: readonly UndocumentedCall[]): string {
  const rows = calls.map(
    (call) => `| ${code(`${call.method} ${call.path}`)} | ${call.calls} | ${printStatuses(call.statuses)} |`,
  )
  return ['| 地址 | 次数 | HTTP |', '|---|---|---|', ...rows].join('\n')
}

function printStatuses(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} ×${count}`)
    .join('、')
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? '没有。' : names.join('、')
}
