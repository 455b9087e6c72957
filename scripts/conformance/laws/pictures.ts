import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import { pictureFault } from '../oracles/picture.ts'
import type { Run } from '../run.ts'

/** The maximum number of pictures to check per operation. */
const picturesOfEach = 3

interface Shown {
  operation: Operation
  target: string
  exchange: Exchange
}

/** The pictures in replies. */
export class Pictures {
  readonly #run: Run
  readonly #shown = new Map<string, Shown[]>()
  /** The operations that serve the gateway's own pictures, by path. */
  readonly #servers: Operation[]

  constructor(run: Run) {
    this.#run = run
    this.#servers = [...run.operations.values()].filter(
      ({ method, path, responses }) =>
        method === 'GET' &&
        !path.includes('{') &&
        Object.keys(responses['200']?.content ?? {}).some((type) => type.startsWith('image/')),
    )
  }

  /** Checks a reply's embedded pictures at once, and collects its links to pictures. */
  see(exchange: Exchange): void {
    const { operation } = exchange.question
    if (exchange.question.method !== undefined || exchange.status !== 200) return
    for (const text of textsOf(member(exchange.json, 'data'))) {
      if (text.startsWith('data:image/')) this.#embedded(operation, text, exchange)
      else if (this.#servers.some(({ path }) => text.startsWith(`${path}?`)) && pictureName.test(text))
        this.#remember({ operation, target: text, exchange })
    }
  }

  #embedded(operation: Operation, text: string, exchange: Exchange): void {
    const [head = '', content = ''] = text.split(',', 2)
    const [mediaType = ''] = head.slice('data:'.length).split(';')
    const fault = pictureFault(mediaType, Buffer.from(content, 'base64'))
    this.#hold(operation, fault, exchange, '内嵌的图片可以解码')
  }

  #remember(shown: Shown): void {
    const { operationId } = shown.operation
    const own = this.#shown.get(operationId) ?? []
    if (own.length < picturesOfEach && !own.some(({ target }) => target === shown.target))
      this.#shown.set(operationId, [...own, shown])
  }

  /** Opens the collected pictures as the caller who saw them. */
  async open(): Promise<void> {
    const shown = [...this.#shown.values()].flat()
    await this.#run.each('图片', shown, async ({ operation, target, exchange }) => {
      const server = this.#servers.find(({ path }) => target.startsWith(`${path}?`))
      if (server === undefined) return
      const query = Object.fromEntries(new URL(target, 'http://gateway').searchParams)
      const parts = { path: {}, query, header: {}, body: undefined }
      const { outcome, exchange: served } = await this.#run.ask({ operation: server, parts, as: exchange.question.as })
      const type = served.headers.get('content-type') ?? '没有内容类型'
      const isOther = outcome.kind === 'success' && !type.startsWith('image/')
      this.#hold(server, isOther ? `应答的类型是 ${type}` : undefined, served, '图片以其媒体类型返回')
      const isGone = outcome.kind === 'refused' && ['404', '4040'].includes(outcome.code)
      this.#hold(operation, isGone ? `${target.split('&')[0]} 答 HTTP 404` : undefined, exchange, '列出的图片打得开')
    })
  }

  #hold(operation: Operation, fault: string | undefined, exchange: Exchange, expected: string): void {
    const breach = { rule: expected, expected, actual: fault ?? '', clause: conventionClause('pictures'), exchange }
    this.#run.check(operation, 'text', fault === undefined ? undefined : breach)
  }
}

const pictureName = /\.(?:png|jpe?g|webp|svg)(?:&|$)/i

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
