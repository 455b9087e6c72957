/** What the portal's server knows about the visitor it renders for (§7). */
export interface ServerContext {
  clientIp: string
  /** Current enterprise, when the visitor has one. */
  enterpriseId?: string | undefined
  source: 'PC'
}

interface HeaderSource {
  tenantHost: string
  accessToken: string | undefined
  server?: ServerContext | undefined
}

/**
 * The contract's pattern for an enterprise id. A cookie may hold anything, and the gateway refuses a call with an
 * invalid id.
 */
const ENTERPRISE_ID = /^[\w-]{1,64}$/

/**
 * The headers that every request carries (§7); those without a value are left out. Names:
 * contract/common/parameters.yaml.
 */
export function headersFor({ tenantHost, accessToken, server }: HeaderSource): Record<string, string> {
  const headers = {
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': 'zh-CN',
    'tenant-host': tenantHost,
    Authorization: accessToken === undefined ? undefined : `Bearer ${accessToken}`,
    'client-ip': server?.clientIp,
    'enterprise-id': ENTERPRISE_ID.test(server?.enterpriseId ?? '') ? server?.enterpriseId : undefined,
    source: server?.source,
  }
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
