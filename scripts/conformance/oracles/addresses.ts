/**
 * How far an address can be reached: only on its own machine, only within a private network, or from everywhere. A
 * name without a dot is one of a private network.
 */
export function reachOf(hostname: string): 'machine' | 'network' | 'everywhere' {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (host === 'localhost' || host === '::1' || /^(?:127\.|0\.0\.0\.0$)/.test(host)) return 'machine'
  const isPrivate =
    /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(
      host,
    ) ||
    /^f[cd][0-9a-f]{2}:|^fe80:/.test(host) ||
    /\.(?:local|lan|internal|intranet)$/.test(host) ||
    !/[.:]/.test(host)
  return isPrivate ? 'network' : 'everywhere'
}

/** The hosts of the http addresses in a text. */
export function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>]+/gi)].flatMap(([address]) =>
    URL.canParse(address) ? [new URL(address).hostname] : [],
  )
}

/** A host that whoever reaches the gateway may not reach. Undefined when all are fine. */
export function unreachableHost(text: string, gateway: string): string | undefined {
  const own = reachOf(gateway)
  return hostsIn(text).find((host) => {
    const reach = reachOf(host)
    return host !== gateway && reach !== 'everywhere' && reach !== own
  })
}
