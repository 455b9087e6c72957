import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { PolicyBriefs } from '../brief/PolicyBriefs.tsx'
import { subjectQuery } from './subjectQueries.ts'

/** One subject with its policies in sections (§2.1 /policy/policy-subject/:id). */
export function SubjectPage({ id }: { id: string }) {
  const { data: subject } = useSuspenseQuery(subjectQuery(id))
  return (
    <DetailPage
      title={subject.title}
      list={<Link to="/policy/policy-subject">政策专题</Link>}
      badges={
        <>
          <Badge>{subject.themeTypeDesc}</Badge>
          <Badge tone="off">{subject.policyCount} 条政策</Badge>
        </>
      }
      lead={subject.intro}
    >
      {subject.sections.map(({ name, policies }) => (
        <DetailSection key={name} title={name}>
          <PolicyBriefs policies={policies} show="published" wide />
        </DetailSection>
      ))}
    </DetailPage>
  )
}
