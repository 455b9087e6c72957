/** What one tab of the browser tells the others: they share the cookies, but not what they hold in memory. */
export type SessionChange = 'signIn' | 'signOut' | 'enterprise'

const channelName = 'txqyfw_session'
const changes: readonly unknown[] = ['signIn', 'signOut', 'enterprise'] satisfies SessionChange[]

/** Joins the tabs of this browser. Returns what tells the others; `onChange` hears what they tell, never this tab's own. */
export function joinTabs(onChange: (change: SessionChange) => void): (change: SessionChange) => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) onChange(data)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  return (change) => channel.postMessage(change)
}

function isChange(data: unknown): data is SessionChange {
  return changes.includes(data)
}
