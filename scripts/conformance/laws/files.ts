import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'
import { fieldsWith } from '../shown.ts'

/** The maximum number of files to download per operation, and how large they may be. */
const filesOfEach = 2
const mostBytes = 5_000_000

interface Stated {
  operation: Operation
  at: string
  target: string
  bytes: number
  exchange: Exchange
}

/** The files whose size is stated beside their address (`x-bytes-of`). */
export class Files {
  readonly #run: Run
  readonly #stated = new Map<string, Stated[]>()

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    const { operation } = exchange.question
    for (const { record, value: bytes, property, at } of fieldsWith(this.#run.document, exchange, 'x-bytes-of')) {
      const { 'x-bytes-of': address } = property as FullSchema & { 'x-bytes-of'?: string }
      const target = address === undefined ? undefined : record[address]
      if (typeof bytes === 'number' && typeof target === 'string')
        this.#remember({ operation, at, target, bytes, exchange })
    }
  }

  #remember(stated: Stated): void {
    const { operationId } = stated.operation
    const own = this.#stated.get(operationId) ?? []
    const isNew = !own.some(({ target }) => target === stated.target)
    if (isNew && own.length < filesOfEach && stated.bytes <= mostBytes) this.#stated.set(operationId, [...own, stated])
  }

  /** Downloads the collected files as the caller who saw them. */
  async open(): Promise<void> {
    const servers = [...this.#run.operations.values()].filter(
      ({ method, laws }) => method === 'GET' && laws.attachment !== undefined,
    )
    await this.#run.each(
      '文件',
      [...this.#stated.values()].flat(),
      async ({ operation, at, target, bytes, exchange }) => {
        const server = servers.find(({ path }) => target.startsWith(`${path}?`))
        if (server === undefined) return
        const query = Object.fromEntries(new URL(target, 'http://gateway').searchParams)
        const parts = { path: {}, query, header: {}, body: undefined }
        const { outcome, exchange: served } = await this.#run.ask({
          operation: server,
          parts,
          as: exchange.question.as,
        })
        if (outcome.kind !== 'success') return
        this.#run.check(
          operation,
          'text',
          served.bytes.length === bytes
            ? undefined
            : {
                rule: `bytes ${at}`,
                expected: `${at} 为文件的字节数`,
                actual: `${bytes}，下载得到 ${served.bytes.length} 字节`,
                at: `/data${at}`,
                part: bytes,
                clause: conventionClause('values'),
                exchange,
              },
        )
      },
    )
  }
}
