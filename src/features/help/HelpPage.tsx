import { useSuspenseQuery } from '@tanstack/react-query'
import { buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { Highlight } from '#ui/content/Highlight.tsx'
import { Link } from '#ui/Link.tsx'
import { FindByName } from '#ui/list/FindByName.tsx'
import { helpArticlesQuery } from './helpQueries.ts'
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
