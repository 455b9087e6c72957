import type { ServerMiddleware } from 'srvx'
import * as z from 'zod'
import { addressOf } from './address.ts'

/**
 * A host name or an IPv4 address, with a leading `*.` for all its subdomains and a port if it is not the default one.
 */
const HOST = /^(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/

/** A setting that lists hosts, e.g. `portal.example.gov.cn, *.county.example.gov.cn, localhost:8080`; may be empty. */
export const hostList = z
  .string()
  .transform((text) => text.toLowerCase().split(/[\s,]+/))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .superRefine((entries, context) => {
    for (const entry of entries.filter((text) => !HOST.test(text) || !URL.canParse(`http://${text}`))) {
      const good = 'www.example.gov.cn, www.example.gov.cn:8443 or *.example.gov.cn'
      context.addIssue({ code: 'custom', message: `"${entry}" is no host; write it like ${good}` })
    }
  })
  .transform((entries) => entries.map((entry) => entry.replace(/:(80|443)$/, '')))

/**
 * Refuses requests for other hosts: links, QR codes and redirects would lead there. RFC 9110 §7.4 defines 421 for a
 * host that the server does not serve; 400 would say that the request is malformed. Must run after the health checks,
 * which are requested by IP address.
 * @param publicHosts as read by `hostList`; empty for any host
 */
export function rejectForeignHosts(publicHosts: string[]): ServerMiddleware {
  return (request, next) => {
    if (publicHosts.length === 0 || isAmong(publicHosts, addressOf(request).host)) return next()
    return new Response('Misdirected Request', { status: 421, headers: { 'cache-control': 'no-store' } })
  }
}

function isAmong(hosts: string[], host: string): boolean {
  return hosts.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))
}
