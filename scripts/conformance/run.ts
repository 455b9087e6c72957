import { setTimeout as pause } from 'node:timers/promises'
import type { Har } from 'har-format'
import type { ContractDocument } from '#compiler/document.ts'
import type { OwnValues } from './ownValues.ts'
import { operationClause } from './clause.ts'
import { effectOf } from './effects.ts'
import { readOperations, type Operation, type Part } from './declared.ts'
import type { Finding, LawKind } from './finding.ts'
import type { Person } from './person.ts'
import { Asker } from './gateway/asker.ts'
import type { Exchange, Outcome, Question } from './gateway/exchange.ts'
import { Renewal } from './gateway/renewal.ts'
import { Pace } from './gateway/pace.ts'
import { validatorOf, type Validator } from './oracles/validator.ts'
import { validParts, type ValidParts } from './validRequest.ts'

export interface RunOptions {
  document: ContractDocument
  gateway: URL
  tenantHost: string
  /**
   * Access tokens of a member and of another one, to check that their data is separate. Also the first member's refresh
   * token.
   */
  token: string | undefined
  otherToken: string | undefined
  refreshToken: string | undefined
  /** An expired token, to check that it is refused. */
  expiredToken?: string | undefined
  /** Recorded traffic. It is judged before any request is sent. */
  archives?: readonly Har[] | undefined
  /** Sends no requests and judges only the archives. */
  isPassive?: boolean | undefined
  /** The person who logs in before the check, instead of a token. */
  person?: Person | undefined
  values: OwnValues
  only: readonly string[]
  /** Also call operations that change data. */
  write: boolean
  concurrency: number
  rps: number
  timeoutMs: number
  /** Milliseconds after which nothing new is started. 0 means no limit. */
  limitMs: number
  onExchange?: (exchange: Exchange) => void
  onProgress?: (progress: Progress) => void
  /**
   * Told of a fault of the check itself, which then goes on with the next operation; a fault outside of any ends the
   * check with what it has found. Without it, the fault is thrown.
   */
  onTrouble?: ((where: string, error: unknown) => void) | undefined
  signal?: AbortSignal
}

/** A login replaces them. */
interface Tokens {
  member: string | undefined
  stranger: string | undefined
  refresh: string | undefined
  expired: string | undefined
}

/** The gateway could not be reached at all, so there are no findings about its operations. */
export class CannotAsk extends Error {}

export interface Progress {
  phase: string
  done: number
  of: number
  asked: number
  findings: number
}

/** The result of an operation in the check. */
export interface Coverage {
  /** A valid request was answered with success. */
  succeeded: boolean
  /** Why it was not called, or its reply instead of success. */
  note: string
  /** How often each kind of law was checked on it. */
  held: Partial<Record<LawKind, number>>
}

/** The state that laws share: the contract, the gateway and the findings. */
export class Run {
  readonly options: RunOptions
  readonly document: ContractDocument
  readonly operations: Map<string, Operation>
  readonly validator: Validator
  readonly asker: Asker
  readonly renewal: Renewal
  readonly coverage = new Map<string, Coverage>()
  readonly findings: Finding[] = []
  /** Addresses of its services in recorded traffic that the contract lacks. */
  readonly undocumented = new Set<string>()
  /** The number of recorded exchanges that were judged. */
  observed = 0
  /** The check itself failed somewhere, and has not held everything. */
  isTroubled = false
  readonly tokens: Tokens
  /** The member's password and a wrong one, as the gateway expects them. Set after a login. */
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
    this.validator = validatorOf(options.document)
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

  /** The operation with this part in logins and sessions. */
  part(part: Part): Operation {
    const found = [...this.operations.values()].find(({ laws }) => laws.part === part)
    if (found === undefined) throw new Error(`The contract has no operation that is ${part}`)
    return found
  }

  /** A request from the contract's own examples, which the gateway may not know. */
  example(operation: Operation): ValidParts {
    return validParts(this.document, operation)
  }

  /** The operations to check, in the contract's order. */
  get subjects(): Operation[] {
    return this.options.only.map((id) => this.operation(id))
  }

  /** The function is called with every exchange from now on. */
  judgeEach(judge: (exchange: Exchange) => void): void {
    this.#judges.push(judge)
  }

  /** Judges a recorded exchange with the gateway. */
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
    if (effectOf(question.operation) !== 'reads') this.#changedAt = performance.now()
    const isWorthRepeating = await this.renewal.isWorthRepeating(question, token, reply.outcome)
    return isWorthRepeating ? this.asker.ask(question) : reply
  }

  #changedAt = 0

  /** Returns when what is written now gets a later second than what was written last. */
  async nextSecond(): Promise<void> {
    await pause(Math.max(0, 1000 - (performance.now() - this.#changedAt)))
  }

  readonly #endings = new Set<() => Promise<unknown>>()

  /** Registers something to undo, however the run ends. */
  onEnd<Done>(ending: () => Promise<Done>): () => Promise<Done> {
    this.#endings.add(ending)
    return ending
  }

  /** Undoes it now. */
  async now(ending: () => Promise<unknown>): Promise<void> {
    if (this.#endings.delete(ending)) await ending()
  }

  /** It is undone already. */
  isUndone(ending: () => Promise<unknown>): void {
    this.#endings.delete(ending)
  }

  /** Undoes everything that is still registered. */
  async end(): Promise<void> {
    for (const ending of [...this.#endings].toReversed()) await this.now(ending)
  }

  /** The time is up, the user interrupted the run, or nobody is logged in any more. */
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

  /** Counts a check of the law and reports a violation. By default the clause is the operation's own file. */
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
    // Requests that were running when the token expired say nothing about the gateway.
    if (this.renewal.isLost && finding.exchange?.status === 401 && finding.exchange.question.as === 'member') return
    const key = `${finding.operationId} ${finding.kind} ${finding.rule}`
    if (this.#known.has(key)) return
    this.#known.set(key, finding)
    this.findings.push(finding)
  }

  /** Processes each item as far as time allows, and reports the progress. */
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
        await this.attempt(`${phase} ${nameOf(item)}`.trim(), () => work(item))
        done += 1
        tell()
      }
    }
    await Promise.all(Array.from({ length: this.options.concurrency }, worker))
  }

  /** A fault of one law must not lose what the others found. */
  async attempt(where: string, work: () => Promise<void>): Promise<void> {
    const { onTrouble } = this.options
    if (onTrouble === undefined) return work()
    try {
      await work()
    } catch (error) {
      if (error instanceof CannotAsk) throw error
      this.isTroubled = true
      onTrouble(where, error)
    }
  }
}

function nameOf(item: unknown): string {
  const { operationId } = item as Partial<Operation>
  return operationId ?? ''
}
