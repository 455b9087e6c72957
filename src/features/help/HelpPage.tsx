import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { Empty } from '#ui/Empty.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { helpArticlesQuery } from './helpQueries.ts'
import styles from './HelpPage.module.css'

/** All help articles by subject (§2.1 /qw/help). */
export function HelpPage() {
  const { data: groups } = useSuspenseQuery(helpArticlesQuery())
  return (
    <GuidePage title="帮助中心" secondTitle="登录、绑定企业、查政策、用工具，常见问题都在这里">
      {groups.length === 0 ? <Empty>暂无帮助文章</Empty> : null}
      {groups.map(({ category, categoryDesc, articles }) => (
        <GuidePart key={category} title={categoryDesc}>
          <ul className={styles['articles']}>
            {articles.map(({ id, title, summary }) => (
              <li key={id}>
                <Link to="/qw/help/{-$id}" params={{ id }}>
                  {title}
                </Link>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </GuidePart>
      ))}
    </GuidePage>
  )
}
