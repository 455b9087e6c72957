/** What one tab of the browser tells the others: they share the cookies, but not what they hold in memory. */
export type SessionChange = 'signIn' | 'signOut' | 'enterprise'

const channelName = 'txqyfw_session'
const changes: readonly unknown[] = ['signIn', 'signOut', 'enterprise'] satisfies SessionChange[]

/** Joins the tabs of this browser. Returns what tells the others; `onChange` hears what they tell, never this tab's own. */
export function joinTabs(onChange: (change: SessionChange) => void | Promise<void>): (change: SessionChange) => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) void onChange(data)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  return (change) => channel.postMessage(change)
}

/** In ms: how long a tab waits for the cookies behind a message, and how often it looks. */
const PATIENCE = 2000
const STEP = 50

/**
 * Whether this tab sees what another has told it of: browsers write cookies beside the page, so that a message may overtake
 * them and is waited for. Not seen after two seconds, it has been overtaken itself, by what the other tab did next.
 */
export async function cookiesShow(change: SessionChange, accessToken: () => string | undefined): Promise<boolean> {
  const shows = () => (accessToken() !== undefined) === (change !== 'signOut')
  for (let waited = 0; waited < PATIENCE && !shows(); waited += STEP) {
    await new Promise((resolve) => {
      setTimeout(resolve, STEP)
    })
  }
  return shows()
}

function isChange(data: unknown): data is SessionChange {
  return changes.includes(data)
}
