import type { Operation } from '../declared.ts'
import { noParts } from '../validRequest.ts'
import type { Asker } from './asker.ts'
import { member, type Outcome, type Question } from './exchange.ts'

/** The operations that check whether a token is valid, and renew it. */
interface Session {
  tokens: { member: string | undefined; refresh: string | undefined }
  currentUser: Operation
  refreshTokens: Operation
}

/** A token may expire during a long check. That is not a fault of the operation being checked. */
export class Renewal {
  readonly #asker: Asker
  readonly #session: Session
  #renewing: Promise<void> | undefined
  /** The member's token is no longer valid and could not be renewed. */
  isLost = false

  constructor(asker: Asker, session: Session) {
    this.#asker = asker
    this.#session = session
  }

  /** Whether to send the request again, because its token had expired and there is a new one. */
  async isWorthRepeating({ as, headers }: Question, token: string | undefined, outcome: Outcome): Promise<boolean> {
    if (as !== 'member' || token === undefined || headers !== undefined) return false
    if (outcome.kind !== 'refused' || outcome.status !== 401) return false
    this.#renewing ??= this.#renew().finally(() => (this.#renewing = undefined))
    await this.#renewing
    return !this.isLost && this.#session.tokens.member !== token
  }

  async #renew(): Promise<void> {
    const { tokens, currentUser, refreshTokens } = this.#session
    const user = await this.#asker.ask({ operation: currentUser, parts: noParts, as: 'member' })
    if (user.outcome.kind !== 'refused' || user.outcome.status !== 401) return
    const body = { refreshToken: tokens.refresh }
    const { outcome } =
      tokens.refresh === undefined
        ? user
        : await this.#asker.ask({ operation: refreshTokens, parts: { ...noParts, body }, as: 'visitor' })
    if (outcome.kind !== 'success') {
      this.isLost = true
      return
    }
    tokens.member = String(member(outcome.data, 'access_token'))
    tokens.refresh = String(member(outcome.data, 'refresh_token'))
  }
}
