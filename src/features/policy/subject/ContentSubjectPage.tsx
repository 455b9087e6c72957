import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import * as fields from '#gateway/generated/fields/ContentSubject.ts'
import { factOf } from '#ui/content/factOf.ts'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { Facts } from '#ui/Facts.tsx'
import { FileList } from '#ui/detail/FileList.tsx'
import { Picture } from '#ui/Picture.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { DiagramPicture } from '../marks/DiagramPicture.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { contentSubjectQuery } from './subjectQueries.ts'
import styles from './ContentSubjectPage.module.css'

/** One diagram or topic; an image comes with an equivalent text. */
export function ContentSubjectPage({ id }: { id: string }) {
  const { data: subject } = useSuspenseQuery(contentSubjectQuery(id))
  return (
    <DetailPage
      title={subject.title}
      list={
        subject.kind === 'DIAGRAM' ? (
          <Link to="/policy/policy-topic">政策图解</Link>
        ) : (
          <Link to="/policy/topic">政策话题</Link>
        )
      }
      lead={
        <Facts
          facts={[factOf(fields.source, subject.source), factOf(fields.publishTime, minuteText(subject.publishTime))]}
        />
      }
    >
      <RichText html={subject.content} />
      {subject.images.map(({ url, alt, longDesc }) => (
        <figure key={url} className={styles['figure']}>
          <Picture src={gatewayUrl(url)} alt={alt} loading="lazy" />
          {longDesc === undefined ? null : <figcaption>{longDesc}</figcaption>}
        </figure>
      ))}
      {subject.relatedPolicies.length === 0 ? null : (
        <DetailSection title={fields.relatedPolicies.title}>
          {subject.relatedPolicies.map((policy) => (
            <figure key={policy.id} className={styles['figure']}>
              <figcaption>
                <PolicyLink policy={policy} />
              </figcaption>
              {subject.kind === 'DIAGRAM' ? (
                <DiagramPicture id={policy.id} alt={`${policy.title}图解，文字见政策页开头的问答`} />
              ) : null}
            </figure>
          ))}
        </DetailSection>
      )}
      {subject.attachments.length === 0 ? null : (
        <DetailSection title={fields.attachments.title}>
          <FileList files={subject.attachments.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
        </DetailSection>
      )}
    </DetailPage>
  )
}
