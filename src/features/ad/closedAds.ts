const KEY = 'txqyfw_closed_ads'

/** Whether the visitor has closed this ad in this session. */
export function isAdClosed(id: string): boolean {
  return closedIds().includes(id)
}

/** Keeps in mind, until the browser tab is closed, that the visitor has closed this ad. */
export function rememberAdClosed(id: string): void {
  try {
    sessionStorage.setItem(KEY, [...closedIds(), id].join(','))
  } catch {
    // A browser without storage shows the ad again on the next page load.
  }
}

function closedIds(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',')
  } catch {
    return []
  }
}
