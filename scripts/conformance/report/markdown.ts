import { cell, code } from '#mocks/record/markdown.ts'
import { lawKinds, type LawKind } from '../finding.ts'
import { nameOf, type FoldedFinding } from './fold.ts'
import { requestsTold } from './machine.ts'
import type { Report } from './report.ts'
import { tallyOf } from './tally.ts'

const othersShown = 30

/** The report as Markdown. */
export function printMarkdown(report: Report): string {
  const { gateway, from, to, findings, operations, undocumented, seconds, isComplete } = report
  const count = (outcome: string) => String(operations.filter((each) => each.outcome === outcome).length)
  const blocks = [
    '# 契约符合性报告',
    `网关 ${gateway}，${from} 至 ${to}，${requestsTold(report)}，${seconds} 秒。${isComplete ? '' : '**时间用完或被中断，没有查完。**'}`,
    table(
      ['结果', '接口数'],
      [
        ['看到成功应答', count('success')],
        ['调用了，没有看到成功应答', count('none')],
        ['没有调用，一无所知', count('skipped')],
      ],
    ),
    `与契约不符 ${findings.length} 处。`,
    ...Object.entries(lawKinds).flatMap(([kind, title]) => section(kind as LawKind, title, findings)),
    ...(undocumented.length > 0 ? ['## 记录中契约没有的地址', ...undocumented.map((each) => `- ${code(each)}`)] : []),
    '## 覆盖',
    '每类规则对每个接口：查过、不适用，或没有查与原因。',
    table(
      ['规则', '查过', '不适用', '没有查', '没有查的原因（接口数）'],
      tallyOf(report).map(({ title, held, notApplicable, notTried, reasons }) => [
        title,
        String(held),
        String(notApplicable),
        String(notTried),
        reasons.map(([reason, ids]) => `${cell(reason)}（${ids.length}）`).join('；'),
      ]),
    ),
    '## 没有看到成功应答的接口',
    '拒绝本身可能符合契约；要检查成功应答，用 --values 给出你们网关上的值。',
    notes(report, 'none'),
    '## 没有调用的接口',
    notes(report, 'skipped'),
  ]
  return `${blocks.join('\n\n').trimEnd()}\n`
}

function section(kind: LawKind, title: string, findings: readonly FoldedFinding[]): string[] {
  const own = findings.filter((finding) => finding.kind === kind)
  if (own.length === 0) return []
  return [`## ${title}（${own.length}）`, ...own.map(printFinding)]
}

function printFinding(finding: FoldedFinding): string {
  const { method, path, status, expected, actual, clause, at, part, curl, alike } = finding
  const place =
    at === ''
      ? ''
      : `\n\n应答中 ${code(at)}${part === undefined ? '' : `：${code(JSON.stringify(part).slice(0, 200))}`}`
  const left = alike.length - othersShown
  const others =
    alike.length === 0
      ? ''
      : `\n\n涉及：\n\n${alike
          .slice(0, othersShown)
          .map((each) => `- ${each.operationId}：${each.method} ${code(each.path)}，应${cell(each.expected)}`)
          .join('\n')}${left > 0 ? `\n- … 另有 ${left} 处，见 HTML 或 JSON 报告` : ''}`
  return `### ${nameOf(finding)}：${cell(expected)}\n\n${method} ${code(path)} → HTTP ${status}；实际：${cell(actual)}。依据 ${clause}${place}${curl === '' ? '' : `\n\n    ${curl}`}${others}`
}

function notes({ operations }: Report, outcome: string): string {
  const rows = operations
    .filter((each) => each.outcome === outcome)
    .map(({ operationId, note }) => [operationId, cell(note)])
  return rows.length === 0 ? '没有。' : table(['接口', '原因'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
