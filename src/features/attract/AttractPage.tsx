import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { attractCategoryWords } from '#gateway/generated/words/AttractCategory.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import * as fields from '#gateway/generated/fields/Attract.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { FileList } from '#ui/detail/FileList.tsx'
import { Pictures } from '#ui/detail/Pictures.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { attractQuery } from './attractQueries.ts'
import { investText } from './attractTexts.ts'

interface AttractPageProps {
  id: string
  /** The buttons to get in touch and to add a favourite. */
  intent: ReactNode
}

/** One investment attraction project (§2.1 /qw/attract/detail). */
export function AttractPage({ id, intent }: AttractPageProps) {
  const { data: attract } = useSuspenseQuery(attractQuery(id))
  return (
    <DetailPage
      title={attract.title}
      list={<Link to="/qw/attract">云招商</Link>}
      badges={<Badge>{attractCategoryWords[attract.category]}</Badge>}
      lead={attract.summary}
      actions={intent}
    >
      <DetailSection title="基本情况">
        <Facts
          facts={[
            factOf(fields.park, attract.park),
            factOf(fields.industryChain, attract.industryChain),
            { name: '投资规模', value: investText(attract) },
            factOf(fields.landDemand, attract.landDemand),
            factOf(fields.cooperationMode, attract.cooperationMode),
            factOf(fields.publishTime, minuteText(attract.publishTime)),
          ]}
        />
      </DetailSection>
      {attract.advantages.length === 0 ? null : (
        <DetailSection title={fields.advantages.title}>
          <Facts long facts={attract.advantages.map(({ title, text }) => ({ name: title, value: text }))} />
        </DetailSection>
      )}
      <DetailSection title={fields.content.title}>
        <RichText html={attract.content} />
      </DetailSection>
      {attract.images.length === 0 ? null : (
        <DetailSection title={fields.images.title}>
          <Pictures pictures={attract.images.map(({ url, alt }) => ({ src: gatewayUrl(url), alt }))} />
        </DetailSection>
      )}
      {attract.attachments.length === 0 ? null : (
        <DetailSection title="资料下载">
          <FileList files={attract.attachments.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
        </DetailSection>
      )}
      <DetailSection title={fields.contacts.title}>
        <Facts
          long
          facts={attract.contacts.map(({ department, tel }) => ({
            name: department,
            value: <Anchor href={`tel:${tel}`}>{tel}</Anchor>,
          }))}
        />
      </DetailSection>
      {attract.related.length === 0 ? null : (
        <DetailSection title="相关招商信息">
          {attract.related.map((neighbour) => (
            <p key={neighbour.id}>
              <Link to="/qw/attract/detail" search={{ id: neighbour.id }}>
                {neighbour.title}
              </Link>
            </p>
          ))}
        </DetailSection>
      )}
    </DetailPage>
  )
}
