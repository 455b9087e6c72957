import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import * as fields from '#gateway/generated/fields/ContentSubjectItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { contentSubjectsQuery } from './subjectQueries.ts'
import type { ContentSubjectSearch } from './subjectSearch.ts'
import { figureText } from '#ui/figureText.ts'
import { dayText } from '#ui/timeText.ts'

const kinds = {
  DIAGRAM: {
    title: '政策图解',
    secondTitle: '一张图看懂一条政策',
    path: '/policy/policy-topic',
    detail: '/policy/policy-topic/$id',
    unit: '篇图解',
  },
  TOPIC: {
    title: '政策话题',
    secondTitle: '围绕一个话题，汇集解读与相关政策',
    path: '/policy/topic',
    detail: '/policy/topic/$id',
    unit: '个话题',
  },
} as const

interface ContentSubjectListPageProps {
  kind: keyof typeof kinds
  search: ContentSubjectSearch
}

/** Policy diagrams (§2.1 /policy/policy-topic) or topics (/policy/topic). */
export function ContentSubjectListPage({ kind, search }: ContentSubjectListPageProps) {
  const { data } = useSuspenseQuery(contentSubjectsQuery(kind, search))
  const { title, secondTitle, path, detail, unit } = kinds[kind]
  return (
    <ListPage
      title={title}
      secondTitle={secondTitle}
      search={{ path, parameter: 'name', label: `搜索${title}`, keyword: search.name }}
    >
      <RecordList
        page={data}
        unit={unit}
        empty={`没有找到${title}`}
        renderItem={(subject) => (
          <RecordItem
            key={subject.id}
            title={
              <Link to={detail} params={{ id: subject.id }}>
                {subject.title}
              </Link>
            }
            picture={subject.cover === null ? undefined : gatewayUrl(subject.cover)}
            summary={subject.summary}
            facts={[
              factOf(fields.publishTime, dayText(subject.publishTime)),
              { name: fields.viewCount.title, value: figureText(subject.viewCount) },
            ]}
          />
        )}
      />
    </ListPage>
  )
}
