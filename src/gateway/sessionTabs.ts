import type { SessionStore } from './session.ts'

/** What one tab of the browser tells the others: they share the cookies, but not what they hold in memory. */
export type SessionChange = 'signIn' | 'signOut' | 'enterprise'

/** A change as it is told. */
export interface ToldChange {
  change: SessionChange
  /** Id of the enterprise that is the current one now, after a switch. */
  enterprise?: string | undefined
}

const channelName = 'txqyfw_session'
const changes: readonly unknown[] = ['signIn', 'signOut', 'enterprise'] satisfies SessionChange[]

/** Joins the tabs of this browser. Returns what tells the others; `onChange` hears what they tell, never this tab's own. */
export function joinTabs(onChange: (told: ToldChange) => void | Promise<void>): (told: ToldChange) => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTold(data)) void onChange(data)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  return (told) => channel.postMessage(told)
}

/** In ms: how long a tab waits for the cookies behind a message, and how often it looks. */
const PATIENCE = 2000
const STEP = 50

/**
 * Whether this tab sees what another has told it of: browsers write cookies beside the page, so that a message may overtake
 * them and is waited for. Not seen after two seconds, it has been overtaken itself, by what the other tab did next.
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

function isTold(data: unknown): data is ToldChange {
  return typeof data === 'object' && data !== null && 'change' in data && changes.includes(data.change)
}
