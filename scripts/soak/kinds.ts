/** One part of the load. `[<id>]` in an address is a different number each time, to bypass the cache. */
export interface LoadKind {
  name: string
  path: string
  connections: number
  /** Sends the member's session: as cookies for pages, as a bearer token for the gateway. */
  member?: 'cookie' | 'bearer'
  /** The correct status; 200 by default. */
  status?: number
}

/** Visitors on rendered and cached pages, members, calls and files, and requests for pages that do not exist. */
export const kinds: LoadKind[] = [
  { name: 'home, kept', path: '/', connections: 4 },
  { name: 'home, rendered', path: '/?visit=[<id>]', connections: 6 },
  { name: 'search, rendered', path: '/policy/info?keyword=%E4%BC%81%E4%B8%9A&visit=[<id>]', connections: 4 },
  { name: 'policy, rendered', path: '/policy/info/p-1001?visit=[<id>]', connections: 6 },
  { name: 'personal page', path: '/qw/personal/collect', connections: 4, member: 'cookie' },
  { name: 'unknown address', path: '/nowhere/[<id>]', connections: 2, status: 404 },
  { name: 'call, public', path: '/gateway/policy/api/ua/policy/detail?id=p-1001', connections: 3 },
  { name: 'call, member', path: '/gateway/message/api/msg/count', connections: 2, member: 'bearer' },
  { name: 'file', path: '/favicon.svg', connections: 1 },
]
