import { createFileRoute } from '@tanstack/react-router'
import { TalentPage } from '../../../features/policy/talent/TalentPage.tsx'
import { talentPoliciesQuery, talentSearchSchema } from '../../../features/policy/talent/talentQueries.ts'

export const Route = createFileRoute('/_policy/policy/talent')({
  validateSearch: talentSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(talentPoliciesQuery(deps))
  },
  head: () => ({
    meta: [{ title: '人才政策' }, { name: 'description', content: '引才、育才、安居、创业等人才政策。' }],
  }),
  component: Page,
})

function Page() {
  return <TalentPage search={Route.useSearch()} />
}
