import { conventionClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { Answer } from '../values.ts'

/** Characters that some encodings of a name change. */
const oddName = "契约 检查+(1)%20;'.docx"

/** A download has the requested name, whatever its characters, and is found by its own path only. */
export async function holdAttachment(run: Run, operation: Operation, success: Answer): Promise<void> {
  const { attachment } = operation.laws
  if (attachment === undefined || !isDownload(success.exchange)) return
  holdName(run, operation, success.exchange, String(success.parts.query[attachment]))
  const { parts, as } = success
  const odd = await run.ask({ operation, parts: { ...parts, query: { ...parts.query, [attachment]: oddName } }, as })
  if (odd.outcome.kind === 'success') holdName(run, operation, odd.exchange, oddName)
  await refuseOtherPaths(run, operation, success)
}

function isDownload({ headers }: Exchange): boolean {
  return (headers.get('content-type') ?? '').includes('octet-stream')
}

function holdName(run: Run, operation: Operation, exchange: Exchange, expected: string): void {
  const said = exchange.headers.get('content-disposition') ?? ''
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1]
  const plain = /filename="?([^";]+)/i.exec(said)?.[1]
  run.check(
    operation,
    'http',
    (extended === undefined ? plain : decoded(extended)) === expected && /^attachment\b/i.test(said)
      ? undefined
      : {
          rule: 'attachment',
          expected: `作为附件下载，文件名为 ${expected}（attachment; filename*=UTF-8''…）`,
          actual: said === '' ? '没有 Content-Disposition' : said,
          clause: operationClause(operation.service, operation.operationId),
          exchange,
        },
  )
}

/** A path that a file system would resolve to the file's is the path of no file. */
async function refuseOtherPaths(run: Run, operation: Operation, { parts, as }: Answer): Promise<void> {
  for (const { name, schema } of operation.parameters) {
    const path = parts.query[name]
    if (typeof path !== 'string' || schema.$ref?.endsWith('/FilePath') !== true) continue
    for (const [rule, other] of [
      ['path up', `conformance/../${path}`],
      ['path root', `/${path}`],
      ['path here', `./${path}`],
    ] as const) {
      const { exchange, outcome } = await run.ask({
        operation,
        parts: { ...parts, query: { ...parts.query, [name]: other } },
        as,
      })
      run.check(
        operation,
        'refusals',
        outcome.kind === 'success'
          ? {
              rule: `${rule} ${name}`,
              expected: `${name} 只认网关给出的路径，${other} 没有这样的文件`,
              actual: '成功应答',
              clause: conventionClause('unknown'),
              exchange,
            }
          : undefined,
      )
    }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
