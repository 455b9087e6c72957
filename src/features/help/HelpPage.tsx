import { useSuspenseQuery } from '@tanstack/react-query'
import { buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { Highlight } from '#ui/content/Highlight.tsx'
import { Link } from '#ui/Link.tsx'
import { FindByName } from '#ui/list/FindByName.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { dayText } from '#ui/timeText.ts'
import { related } from '#gateway/generated/fields/HelpArticle.ts'
import { helpArticleQuery, helpArticlesQuery } from './helpQueries.ts'
import styles from './HelpPage.module.css'

/** All help articles by subject, or those that contain a word (§2.1 /qw/help). */
export function HelpPage({ keyword }: { keyword: string | undefined }) {
  const { data: groups } = useSuspenseQuery(helpArticlesQuery(keyword))
  return (
    <GuidePage title="帮助中心" secondTitle="登录、绑定企业、查政策、用工具，常见问题都在这里">
      <FindByName label="搜索帮助" value={keyword} parameter="keyword" />
      {groups.length === 0 ? <Empty action={<WaysOut />}>{emptyText(keyword)}</Empty> : null}
      {groups.map(({ category, categoryDesc, articles }) => (
        <GuidePart key={category} title={categoryDesc}>
          <ul className={styles['articles']}>
            {articles.map(({ id, title, summary }) => (
              <li key={id}>
                <Link to="/qw/help/{-$id}" params={{ id }}>
                  <Highlight text={title} word={keyword} />
                </Link>
                <p>
                  <Highlight text={summary} word={keyword} />
                </p>
              </li>
            ))}
          </ul>
        </GuidePart>
      ))}
    </GuidePage>
  )
}

const emptyText = (keyword: string | undefined) =>
  keyword === undefined ? '暂无帮助文章' : `没有找到与“${keyword}”有关的帮助`

function WaysOut() {
  return (
    <p className={styles['waysOut']}>
      <Link to="/qw/help/{-$id}" params={{ id: undefined }} className={buttonClass()}>
        查看全部帮助
      </Link>
      <Link to="/ai-qa" className={buttonClass({ look: 'primary' })}>
        问智能客服
      </Link>
    </p>
  )
}

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
