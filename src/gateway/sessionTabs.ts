import type { SessionStore } from './session.ts'

/** What a browser tab announces to the others: they share the cookies, but not their memory. */
export type SessionChange = 'signIn' | 'signOut' | 'enterprise'

/** A change as announced. */
export interface ToldChange {
  change: SessionChange
  /** Id of the enterprise switched to. */
  enterprise?: string | undefined
}

const channelName = 'txqyfw_session'
const changes: readonly unknown[] = ['signIn', 'signOut', 'enterprise'] satisfies SessionChange[]

/**
 * Connects the tabs of this browser. Returns a function that announces a change to the others; `onChange` is called for
 * their announcements, never for this tab's own.
 */
export function joinTabs(onChange: (told: ToldChange) => void | Promise<void>): (told: ToldChange) => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTold(data)) void onChange(data)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  return (told) => channel.postMessage(told)
}

/** In ms: how long a tab waits for the cookies after a message, or for a message; and how often it checks the cookies. */
const PATIENCE = 2000
const STEP = 50

/**
 * Whether this tab sees a change that another has announced. Browsers write cookies independently of messages, so the
 * message may arrive first, and this waits. If the change is not visible after two seconds, something the other tab did
 * next has replaced it.
 */
export async function cookiesShow(
  { change, enterprise }: ToldChange,
  session: Pick<SessionStore, 'accessToken' | 'enterprise'>,
): Promise<boolean> {
  const shows = () =>
    change === 'enterprise'
      ? session.enterprise() === enterprise
      : (session.accessToken() !== undefined) === (change === 'signIn')
  for (let waited = 0; waited < PATIENCE && !shows(); waited += STEP) {
    await new Promise((resolve) => {
      setTimeout(resolve, STEP)
    })
  }
  return shows()
}

/**
 * Whether this login ends here within two seconds: another tab has removed its cookies, and the message that says so
 * may be still on its way.
 */
export async function endIsAnnounced(session: Pick<SessionStore, 'login' | 'subscribe'>): Promise<boolean> {
  const login = session.login()
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.login() !== login) end(true)
    })
    const waiting = setTimeout(() => end(false), PATIENCE)
    function end(isAnnounced: boolean) {
      clearTimeout(waiting)
      stop()
      resolve(isAnnounced)
    }
  })
}

function isTold(data: unknown): data is ToldChange {
  return typeof data === 'object' && data !== null && 'change' in data && changes.includes(data.change)
}
