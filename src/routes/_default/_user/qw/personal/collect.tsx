import { createFileRoute } from '@tanstack/react-router'
import { FavoriteListPage } from '../../../../../features/policy/favorite/FavoriteListPage.tsx'
import { favoriteSearchSchema } from '../../../../../features/policy/favorite/favoriteSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/collect')({
  validateSearch: favoriteSearchSchema,
  head: () => ({ meta: [{ title: '我的收藏' }] }),
  component: Page,
})

function Page() {
  return <FavoriteListPage search={Route.useSearch()} />
}
