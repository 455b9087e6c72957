import type { Schema } from './contract.ts'
import { oneTabAtATime } from './renewalLock.ts'
import type { SessionStore } from './session.ts'
import { endIsAnnounced } from './sessionTabs.ts'

/** §9: how long a request waits before its retry while another one refreshes the tokens, in milliseconds. */
const retryWait = 1000

interface RenewalDependencies {
  session: SessionStore
  refresh: (refreshToken: string) => Promise<Schema<'Tokens'>>
  /** The page is being left, which aborts its calls and makes them fail. */
  isLeaving: () => boolean
  /** The session is lost. Called again only after a call has succeeded in between (§4). */
  onLost: () => void
}

/** What the client does about a 401 (§4). */
interface Renewal {
  /** How often the session has been lost so far; a call records it when it starts. */
  losses(): number
  /**
   * After a 401: resolves to true when the request should be retried. `sentWith` is the access token the request
   * carried, `losses` the value of `losses()` when the call started.
   */
  recover(sentWith: string | undefined, losses: number): Promise<boolean>
  /** The session is over: clears it and reports that, unless it has been reported already. */
  lose(losses: number): void
  /** A call that started after the last loss has succeeded, so the next loss is reported again. */
  succeeded(losses: number): void
}

export function createRenewal({ session, refresh, isLeaving, onLost }: RenewalDependencies): Renewal {
  let running: Promise<boolean> | undefined
  let failed = false
  let lost = 0

  function lose(losses: number) {
    session.clear()
    // A late 401 of a call that started before the loss belongs to that loss.
    if (failed || losses < lost) return
    failed = true
    lost += 1
    onLost()
  }

  async function renew(losses: number): Promise<boolean> {
    const refreshToken = session.refreshToken()
    const login = session.login()
    const isGone = session.state().signedIn && session.accessToken() === undefined
    session.suspend()
    if (refreshToken === undefined) {
      // Another tab has logged out, perhaps: the cookies are gone before its announcement arrives.
      if (isGone && (await endIsAnnounced(session))) return false
      lose(losses)
      return false
    }
    // The user has logged out meanwhile, or somebody else has logged in; new tokens would undo that. Or another tab was
    // faster: it has used the refresh token, and its new tokens are in the cookies.
    const isOvertaken = () => session.login() !== login || session.refreshToken() !== refreshToken
    return oneTabAtATime(async () => {
      const tokens = isOvertaken() ? undefined : await refresh(refreshToken).catch(() => undefined)
      if (isOvertaken()) {
        session.restore()
        return session.login() === login && session.refreshToken() !== undefined
      }
      if (tokens === undefined && isLeaving()) {
        // The next page renews the tokens itself.
        session.restore()
        return false
      }
      if (tokens === undefined) {
        lose(losses)
        return false
      }
      session.restore(tokens)
      return true
    })
  }

  return {
    losses: () => lost,
    async recover(sentWith, losses) {
      if (running !== undefined) {
        const [renewed] = await Promise.all([running, delay(retryWait)])
        return renewed
      }
      // The tokens changed while this request was under way: a refresh has finished, or the user has signed in.
      const current = session.accessToken()
      if (current !== undefined && current !== sentWith) return true
      // The session was ended meanwhile, here or in another tab. That has been reported already, so this late 401 is
      // ignored.
      if (current === undefined && sentWith !== undefined && !session.state().signedIn) return false
      running = renew(losses).finally(() => {
        running = undefined
      })
      return running
    },
    lose,
    succeeded(losses) {
      if (losses === lost) failed = false
    },
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
