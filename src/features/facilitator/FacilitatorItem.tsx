import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '#gateway/generated/words/FacilitatorPromise.ts'
import * as fields from '#gateway/generated/fields/FacilitatorItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { ratingText } from './facilitatorTexts.ts'

/** A facilitator in a list. */
export function FacilitatorItem({ facilitator }: { facilitator: Schema<'FacilitatorItem'> }) {
  return (
    <RecordItem
      title={
        <Link to="/qw/supply-demand/provider/detail" search={{ id: facilitator.id }}>
          {facilitator.name}
        </Link>
      }
      badges={
        <>
          {facilitator.providerType.map((type) => (
            <Badge key={type}>{facilitatorTypeWords[type]}</Badge>
          ))}
          {facilitator.promise.map((promise) => (
            <Badge key={promise} tone="good">
              {facilitatorPromiseWords[promise]}
            </Badge>
          ))}
        </>
      }
      isLogo
      picture={facilitator.logo === null ? undefined : gatewayUrl(facilitator.logo)}
      summary={facilitator.slogan}
      facts={[
        // A facilitator's own tags say what it is good at.
        factOf({ ...fields.tags, title: '擅长' }, facilitator.tags),
        { name: '对接', value: `${facilitator.dockingCount} 次，成功 ${facilitator.finishedCount} 次` },
        factOf(fields.responseHours, facilitator.responseHours),
      ]}
      figure={ratingText(facilitator)}
    />
  )
}
