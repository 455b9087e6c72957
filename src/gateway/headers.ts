/** What the portal's server knows of the visitor it renders for (§7). */
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

/** The headers every request carries (§7); those without a value are left out. Names: contract/common/parameters.yaml. */
export function headersFor({ tenantHost, accessToken, server }: HeaderSource): Record<string, string> {
  const headers = {
    Accept: 'application/json, */*;q=0.5',
    'Accept-Language': 'zh-CN',
    'tenant-host': tenantHost,
    Authorization: accessToken === undefined ? undefined : `Bearer ${accessToken}`,
    'client-ip': server?.clientIp,
    'enterprise-id': server?.enterpriseId,
    source: server?.source,
  }
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
