import type { AddressInfo } from 'node:net'

/** Where a server can be called that listens on that host. A wildcard address is no place to call; this machine is. */
export function originOf({ port }: Pick<AddressInfo, 'port'>, host: string): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
