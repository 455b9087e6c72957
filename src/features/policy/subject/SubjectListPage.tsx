import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { policySubjectThemeWords } from '#gateway/generated/words/PolicySubjectTheme.ts'
import * as fields from '#gateway/generated/fields/PolicySubject.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { subjectsQuery } from './subjectQueries.ts'
import type { SubjectSearch } from './subjectSearch.ts'
import { dayText } from '#ui/timeText.ts'

/** Policies grouped by industry chain, target group, matter or period (§2.1 /policy/policy-subject). */
export function SubjectListPage({ search }: { search: SubjectSearch }) {
  const { data } = useSuspenseQuery(subjectsQuery(search))
  return (
    <ListPage title="政策专题" secondTitle="按产业链、人群、事项、时段汇编的政策专题">
      <FilterPanel
        total={data.total}
        conditions={[
          { label: '专题', parameter: 'themeType', options: policySubjectThemeWords, chosen: search.themeType },
        ]}
      />
      <RecordList
        page={data}
        unit="个专题"
        empty="没有找到专题"
        renderItem={(subject) => (
          <RecordItem
            key={subject.id}
            title={
              <Link to="/policy/policy-subject/$id" params={{ id: subject.id }}>
                {subject.title}
              </Link>
            }
            badges={<Badge>{subject.themeTypeDesc}</Badge>}
            picture={subject.cover === undefined ? undefined : gatewayUrl(subject.cover)}
            summary={subject.intro}
            facts={[factOf(fields.dept, subject.dept), factOf(fields.publishTime, dayText(subject.publishTime))]}
            figure={`${subject.policyCount} 条政策`}
          />
        )}
      />
    </ListPage>
  )
}
