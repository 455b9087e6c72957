import { useSuspenseQuery } from '@tanstack/react-query'
import { Dates } from '#ui/Dates.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import * as fields from '#gateway/generated/fields/AdDetail.ts'
import { factOf } from '#ui/content/factOf.ts'
import { DetailPage } from '#ui/detail/DetailPage.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Pictures } from '#ui/detail/Pictures.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { adQuery } from './adQueries.ts'

/** The full text of an ad (§2.1 /ad-detail). */
export function AdPage({ id }: { id: string }) {
  const { data: ad } = useSuspenseQuery(adQuery(id))
  return (
    <DetailPage
      title={ad.title}
      list={<Link to="/">首页</Link>}
      lead={
        <Facts
          facts={[
            factOf(fields.source, ad.source),
            factOf(fields.publishTime, minuteText(ad.publishTime)),
            { name: '有效期', value: <Dates text={`${ad.start} 至 ${ad.end}`} /> },
          ]}
        />
      }
    >
      <Pictures pictures={[{ src: gatewayUrl(ad.image), alt: ad.alt }]} />
      <RichText html={ad.content} />
    </DetailPage>
  )
}
