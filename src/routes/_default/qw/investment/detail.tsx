import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useUserId } from '#features/auth/useUserId.ts'
import { IntentButton } from '#features/intent/IntentButton.tsx'
import { EnvironmentPage, HousePage, LandPage, OfficePage } from '#features/investment/InvestmentPages.tsx'
import { investmentDetailQueries } from '#features/investment/investmentQueries.ts'
import { investmentDetailSearchSchema } from '#features/investment/investmentSearch.ts'
import { AskedFavoriteButton } from '#features/favorite/AskedFavoriteButton.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { loadRecord, requiredId } from '../../../-loadRecord.ts'

const { house, land, office, environment } = investmentDetailQueries
const loadHouse = (client: QueryClient, id: string) => loadRecord(client, house(id))

/** How each type is loaded and shown; houses and storage share a call (contract, InvestmentType). */
const kinds = {
  HOUSE: { load: loadHouse, Page: HousePage },
  WAREHOUSE: { load: loadHouse, Page: HousePage },
  LAND: { load: (client: QueryClient, id: string) => loadRecord(client, land(id)), Page: LandPage },
  OFFICE: { load: (client: QueryClient, id: string) => loadRecord(client, office(id)), Page: OfficePage },
  ENVIRONMENT: {
    load: (client: QueryClient, id: string) => loadRecord(client, environment(id)),
    Page: EnvironmentPage,
  },
}

export const Route = createFileRoute('/_default/qw/investment/detail')({
  validateSearch: investmentDetailSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { type = 'HOUSE', ...deps } }) => {
    const id = requiredId(deps.id)
    const { title } = await kinds[type].load(queryClient, id)
    return { id, type, title }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Detail,
})

function Detail() {
  const { id, type, title } = Route.useLoaderData()
  const userId = useUserId()
  const { Page } = kinds[type]
  // Houses and storage are stored as one type.
  const kept = type === 'WAREHOUSE' ? 'HOUSE' : type
  return (
    <>
      <Visit targetType={kept} targetId={id} title={title} />
      <Page
        key={id}
        id={id}
        intent={
          <>
            <IntentButton target={{ kind: 'investment', id, type }} userId={userId} />
            {kept === 'ENVIRONMENT' ? null : (
              <AskedFavoriteButton target={{ type: kept, id }} signedIn={userId !== null} />
            )}
          </>
        }
      />
    </>
  )
}
