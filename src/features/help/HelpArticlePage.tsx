import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { RichText } from '#ui/content/RichText.tsx'
import { dayText } from '#ui/timeText.ts'
import { helpArticleQuery } from './helpQueries.ts'
import { related } from '#gateway/generated/fields/HelpArticle.ts'

/** One help article (§2.1 /qw/help/:id). */
export function HelpArticlePage({ id }: { id: string }) {
  const { data: article } = useSuspenseQuery(helpArticleQuery(id))
  return (
    <DetailPage
      title={article.title}
      list={
        <Link to="/qw/help/{-$id}" params={{ id: undefined }}>
          帮助中心
        </Link>
      }
      badges={<Badge>{article.categoryDesc}</Badge>}
      lead={`更新于 ${dayText(article.updateTime)}`}
    >
      <RichText html={article.content} />
      {article.related.length === 0 ? null : (
        <DetailSection title={related.title}>
          {article.related.map((one) => (
            <p key={one.id}>
              <Link to="/qw/help/{-$id}" params={{ id: one.id }}>
                {one.title}
              </Link>
            </p>
          ))}
        </DetailSection>
      )}
    </DetailPage>
  )
}
