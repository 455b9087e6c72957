import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#features/favorite/FavoritesPage.tsx'
import { favoriteSearchSchema } from '#features/favorite/favoriteSearch.ts'

export const Route = createFileRoute('/_default/_user/qw/personal/collect')({
  validateSearch: favoriteSearchSchema,
  head: () => ({ meta: [{ title: '我的收藏' }] }),
  component: Page,
})

function Page() {
  return <FavoritesPage search={Route.useSearch()} />
}
