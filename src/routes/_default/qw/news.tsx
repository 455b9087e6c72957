import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#features/auth/useSession.ts'
import { AskedFavoriteButton } from '#features/favorite/AskedFavoriteButton.tsx'
import { NoticeListPage } from '#features/notice/NoticeListPage.tsx'
import { noticeQuery, noticesQuery } from '#features/notice/noticeQueries.ts'
import { noticeSearchSchema } from '#features/notice/noticeSearch.ts'
import { NoticePage } from '#features/notice/NoticePage.tsx'
import { Visit } from '#features/personal/history/Visit.tsx'
import { loadRecord } from '../../-loadRecord.ts'

export const Route = createFileRoute('/_default/qw/news')({
  validateSearch: noticeSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (deps.id !== undefined) return { title: (await loadRecord(queryClient, noticeQuery(deps.id))).title }
    await queryClient.ensureQueryData(noticesQuery(deps))
    return { title: '新闻资讯' }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: News,
})

function News() {
  const search = Route.useSearch()
  const { title } = Route.useLoaderData()
  const signedIn = useSession() !== undefined
  if (search.id === undefined) return <NoticeListPage search={search} />
  return (
    <>
      <Visit targetType="NEWS" targetId={search.id} title={title} />
      <NoticePage
        key={search.id}
        id={search.id}
        actions={<AskedFavoriteButton target={{ type: 'NEWS', id: search.id }} signedIn={signedIn} />}
      />
    </>
  )
}
