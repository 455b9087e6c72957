import type { AddressInfo } from 'node:net'

/**
 * The origin of a server that listens on this host. A wildcard address cannot be called, so it becomes this machine's
 * address.
 */
export function originOf({ port }: Pick<AddressInfo, 'port'>, host: string): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
