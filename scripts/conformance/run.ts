import type { Har } from 'har-format'
import type { ContractDocument } from '#compiler/document.ts'
import type { OwnValues } from './ownValues.ts'
import { operationClause } from './clause.ts'
import { readOperations, type Operation, type Part } from './declared.ts'
import type { Finding, LawKind } from './finding.ts'
import type { Person } from './laws/login.ts'
import { Asker } from './gateway/asker.ts'
import type { Exchange, Outcome, Question } from './gateway/exchange.ts'
import { Renewal } from './gateway/renewal.ts'
import { Pace } from './gateway/pace.ts'
import { Validator } from './oracles/validator.ts'
import { validParts, type ValidParts } from './validRequest.ts'

export interface RunOptions {
  document: ContractDocument
  gateway: URL
  tenantHost: string
  /** Access tokens of a member and, to hold members apart, of another one; the first's refresh token. */
  token: string | undefined
  otherToken: string | undefined
  refreshToken: string | undefined
  /** One that has expired, to see that it is refused. */
  expiredToken?: string | undefined
  /** Recorded traffic, judged before anything is asked. */
  archives?: readonly Har[] | undefined
  /** Nothing is asked; the archives alone are judged. */
  isPassive?: boolean | undefined
  /** Who logs in before the check, in place of a token. */
  person?: Person | undefined
  values: OwnValues
  only: readonly string[]
  /** Call what changes data, too. */
  write: boolean
  concurrency: number
  rps: number
  timeoutMs: number
  /** Milliseconds after which nothing new is begun; 0 for no limit. */
  limitMs: number
  onExchange?: (exchange: Exchange) => void
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** A login puts its own in place. */
interface Tokens {
  member: string | undefined
  stranger: string | undefined
  refresh: string | undefined
  expired: string | undefined
}

/** The gateway could not be asked at all; no finding about its operations. */
export class CannotAsk extends Error {}

export interface Progress {
  phase: string
  done: number
  of: number
  asked: number
  findings: number
}

/** What became of an operation in the course of the check. */
export interface Coverage {
  /** A valid request was answered with success. */
  succeeded: boolean
  /** Why it was not called, or what it answered instead. */
  note: string
  /** How often each kind of law was held against it. */
  held: Partial<Record<LawKind, number>>
}

/** What the laws share: the contract, the gateway, and where findings go. */
export class Run {
  readonly options: RunOptions
  readonly document: ContractDocument
  readonly operations: Map<string, Operation>
  readonly validator: Validator
  readonly asker: Asker
  readonly renewal: Renewal
  readonly coverage = new Map<string, Coverage>()
  readonly findings: Finding[] = []
  /** Addresses of its services that recorded traffic shows and the contract lacks. */
  readonly undocumented = new Set<string>()
  /** How many recorded exchanges were judged. */
  observed = 0
  readonly tokens: Tokens
  /** As the gateway takes them, once somebody has logged in: the member's password, and a wrong one. */
  passwords: { right: string; wrong: string } | undefined
  readonly started = performance.now()
  readonly #judges: ((exchange: Exchange) => void)[] = []
  readonly #known = new Map<string, Finding>()

  constructor(options: RunOptions) {
    this.options = options
    this.document = options.document
    this.operations = readOperations(options.document)
    this.tokens = {
      member: options.token,
      stranger: options.otherToken,
      refresh: options.refreshToken,
      expired: options.expiredToken,
    }
    this.validator = new Validator(options.document)
    this.asker = new Asker({
      gateway: options.gateway,
      tenantHost: options.tenantHost,
      tokens: this.tokens,
      tenantOperation: this.part('tenant'),
      pace: new Pace(options.concurrency, options.rps),
      timeoutMs: options.timeoutMs,
      onExchange: (exchange) => {
        options.onExchange?.(exchange)
        this.#judge(exchange)
      },
    })
    this.renewal = new Renewal(this.asker, {
      tokens: this.tokens,
      currentUser: this.part('currentUser'),
      refreshTokens: this.part('tokenRefresh'),
    })
  }

  operation(id: string): Operation {
    const operation = this.operations.get(id)
    if (operation === undefined) throw new Error(`The contract has no operation ${id}`)
    return operation
  }

  /** The operation that plays the part in logins and sessions. */
  part(part: Part): Operation {
    const found = [...this.operations.values()].find(({ laws }) => laws.part === part)
    if (found === undefined) throw new Error(`The contract has no operation that is ${part}`)
    return found
  }

  /** A request of the contract's own examples, which the gateway need not know. */
  example(operation: Operation): ValidParts {
    return validParts(this.document, operation)
  }

  /** The operations that this run is about, in the contract's order. */
  get subjects(): Operation[] {
    return this.options.only.map((id) => this.operation(id))
  }

  /** Hears of every exchange from now on. */
  judgeEach(judge: (exchange: Exchange) => void): void {
    this.#judges.push(judge)
  }

  /** Judges an exchange that somebody else had with the gateway. */
  observe(exchange: Exchange): void {
    this.observed += 1
    this.#judge(exchange)
  }

  #judge(exchange: Exchange): void {
    for (const judge of this.#judges) judge(exchange)
  }

  async ask(question: Question): Promise<{ exchange: Exchange; outcome: Outcome }> {
    const token = this.tokens.member
    const reply = await this.asker.ask(question)
    const isWorthRepeating = await this.renewal.isWorthRepeating(question, token, reply.outcome)
    return isWorthRepeating ? this.asker.ask(question) : reply
  }

  readonly #endings = new Set<() => Promise<void>>()

  /** Remembers what has to be taken back, however the run ends. */
  onEnd(ending: () => Promise<void>): () => Promise<void> {
    this.#endings.add(ending)
    return ending
  }

  /** Takes it back now. */
  async now(ending: () => Promise<void>): Promise<void> {
    if (this.#endings.delete(ending)) await ending()
  }

  /** Takes back what is still there. */
  async end(): Promise<void> {
    for (const ending of [...this.#endings].toReversed()) await this.now(ending)
  }

  /** No time is left, the user broke off, or nobody is logged in any more. */
  get isOver(): boolean {
    const { limitMs, signal } = this.options
    return (
      signal?.aborted === true || this.renewal.isLost || (limitMs > 0 && performance.now() - this.started > limitMs)
    )
  }

  hold(operationId: string, kind: LawKind): void {
    const { held } = this.coverageOf(operationId)
    held[kind] = (held[kind] ?? 0) + 1
  }

  coverageOf(operationId: string): Coverage {
    const found = this.coverage.get(operationId) ?? { succeeded: false, note: '', held: {} }
    this.coverage.set(operationId, found)
    return found
  }

  /** Holds the law, and reports its breach; without a clause the operation's own file is named. */
  check(
    operation: Operation,
    kind: LawKind,
    breach: (Omit<Finding, 'operationId' | 'kind' | 'clause'> & { clause?: string }) | undefined,
  ) {
    this.hold(operation.operationId, kind)
    if (breach === undefined) return
    const clause = breach.clause ?? operationClause(operation.service, operation.operationId)
    this.report({ ...breach, operationId: operation.operationId, kind, clause })
  }

  report(finding: Finding): void {
    if (!this.options.only.includes(finding.operationId) && finding.operationId !== '') return
    // What was still under way when the token expired says nothing of the gateway.
    if (this.renewal.isLost && finding.exchange?.status === 401 && finding.exchange.question.as === 'member') return
    const key = `${finding.operationId} ${finding.kind} ${finding.rule}`
    if (this.#known.has(key)) return
    this.#known.set(key, finding)
    this.findings.push(finding)
  }

  /** Does the work for each item, as far as time allows, and says how far it is. */
  async each<T>(phase: string, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    let done = 0
    const tell = () =>
      this.options.onProgress?.({
        phase,
        done,
        of: items.length,
        asked: this.asker.asked,
        findings: this.findings.length,
      })
    tell()
    const queue = [...items]
    const worker = async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        if (this.isOver) return
        await work(item)
        done += 1
        tell()
      }
    }
    await Promise.all(Array.from({ length: this.options.concurrency }, worker))
  }
}
