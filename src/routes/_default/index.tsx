import { createFileRoute } from '@tanstack/react-router'
import { PortalHomePage } from '#features/home/PortalHomePage.tsx'
import { loadHome } from '#features/home/homeQueries.ts'
import { loadPolicyLists } from '#features/policy/brief/briefQueries.ts'
import { DeclarablePolicies, LatestPolicies } from '#features/policy/brief/PolicyLists.tsx'
import { HotTags, hotTagsQuery } from '#features/search/hotTags/HotTags.tsx'
import { SearchBox } from '#features/search/SearchBox.tsx'

export const Route = createFileRoute('/_default/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadHome(queryClient), loadPolicyLists(queryClient), queryClient.prefetchQuery(hotTagsQuery())])
  },
  head: () => ({
    meta: [
      {
        name: 'description',
        content: '惠企政策查询与匹配、政策工具、产业供需对接、专业服务，面向本地企业的一站式服务。',
      },
    ],
  }),
  component: () => (
    <PortalHomePage
      searchBox={<SearchBox size="large" label="政策搜索" />}
      hotTags={<HotTags inverse />}
      latestPolicies={<LatestPolicies />}
      declarablePolicies={<DeclarablePolicies />}
    />
  ),
})
