import { createFileRoute, Outlet, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#features/auth/useSession.ts'
import { CompareTraySlot } from '#features/policy/compare/CompareTraySlot.tsx'
import { searchedWord } from '#features/policy/search/policyQuery.ts'
import { ServiceCategories } from '#features/facilitator/categories/ServiceCategories.tsx'
import { serviceCategoriesQuery } from '#features/facilitator/facilitatorQueries.ts'
import { HotTags, hotTagsQuery } from '#features/search/hotTags/HotTags.tsx'
import { SearchBox } from '#features/search/SearchBox.tsx'
import { PublishButton } from '#features/supply-demand/PublishButton.tsx'
import { Consultation } from '#layouts/Consultation.tsx'
import { PolicyLayout } from '#layouts/policy/PolicyLayout.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'

export const Route = createFileRoute('/_policy')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.prefetchQuery(hotTagsQuery()), queryClient.prefetchQuery(serviceCategoriesQuery())])
  },
  component: () => (
    <Frame>
      <Outlet />
      <CompareTraySlot />
    </Frame>
  ),
  // Replaces the component, so it includes the layout.
  notFoundComponent: () => (
    <Frame>
      <ErrorScreen status={404} />
    </Frame>
  ),
})

function Frame({ children }: { children: ReactNode }) {
  // Selects only the word: otherwise the whole frame would render again with each page of the list.
  const searched = useSearch({ strict: false, select: ({ form, keyword }) => searchedWord({ form, keyword }) ?? '' })
  return (
    <PolicyLayout
      search={<SearchBox variant="withoutAttract" label="站内搜索" initialKeyword={searched} />}
      categories={<ServiceCategories />}
      hotTags={<HotTags shared />}
      consultation={<Consultation />}
      publish={<PublishButton signedIn={useSession() !== undefined} />}
    >
      {children}
    </PolicyLayout>
  )
}
