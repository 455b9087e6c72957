import { createFileRoute } from '@tanstack/react-router'
import { PortalHomePage } from '#features/home/PortalHomePage.tsx'
import { loadHome } from '#features/home/homeQueries.ts'
import { loadPolicyLists } from '#features/policy/brief/briefQueries.ts'
import { DeclarablePolicies, LatestPolicies } from '#features/policy/brief/PolicyLists.tsx'
import { HotTags, hotTagsQuery } from '#features/search/hotTags/HotTags.tsx'
import { SearchBox } from '#features/search/SearchBox.tsx'

/** The home page in the old frame, for bookmarks; search engines are directed to the new one. */
export const Route = createFileRoute('/_oldDefault/index2')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadHome(queryClient), loadPolicyLists(queryClient), queryClient.prefetchQuery(hotTagsQuery())])
  },
  head: () => ({ meta: [{ title: '首页（经典版）' }], links: [{ rel: 'canonical', href: '/' }] }),
  component: () => (
    <PortalHomePage
      searchBox={<SearchBox size="large" label="政策搜索" />}
      hotTags={<HotTags inverse />}
      latestPolicies={<LatestPolicies />}
      declarablePolicies={<DeclarablePolicies />}
    />
  ),
})
