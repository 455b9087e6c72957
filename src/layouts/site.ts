import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'

type Tenant = DataOf<'getTenantInfo'>
export type FooterLink = DataOf<'listModuleConfigs'>[number]['items'][number]

const UNNAMED_SITE = '企业综合服务平台'

/** The longest wait for the frame, in ms: the page matters more. */
const TIMEOUT = 5000

const tenantQuery = () => gatewayQuery('getTenantInfo', {}, { message: true, timeout: TIMEOUT })
const footerLinksQuery = () =>
  gatewayQuery('listModuleConfigs', { query: { moduleCode: 'FOOTER_LINK' } }, { timeout: TIMEOUT })

/**
 * Loads the data of every page's frame, and returns what goes into the page's head. If the gateway fails here, the page
 * is still rendered, with a frame without these texts.
 */
export async function loadSite(queryClient: QueryClient): Promise<{ name: string; siteIdCode: string | undefined }> {
  await Promise.all([queryClient.prefetchQuery(tenantQuery()), queryClient.prefetchQuery(footerLinksQuery())])
  const tenant = queryClient.getQueryData(tenantQuery().queryKey)
  return { name: tenant?.name ?? UNNAMED_SITE, siteIdCode: tenant?.siteIdCode }
}

/** The tenant's texts, as far as they are known. */
export function useSite(): Partial<Tenant> & { name: string } {
  const { data } = useQuery(tenantQuery())
  return data ?? { name: UNNAMED_SITE }
}

/** The external links of the footer, in their order (2.3-66). */
export function useFooterLinks(): readonly FooterLink[] {
  const { data } = useQuery(footerLinksQuery())
  return (data ?? []).flatMap((module) => module.items)
}
