import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '#gateway/generated/words/FacilitatorPromise.ts'
import * as fields from '#gateway/generated/fields/FacilitatorItem.ts'
import { factOf } from '#ui/factOf.ts'
import { Badge } from '#ui/Badge.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { ratingText } from './facilitatorTexts.ts'

/** A provider in a list. */
export function ProviderItem({ provider }: { provider: Schema<'FacilitatorItem'> }) {
  return (
    <RecordItem
      title={
        <Link to="/qw/supply-demand/provider/detail" search={{ id: provider.id }}>
          {provider.name}
        </Link>
      }
      badges={
        <>
          {provider.providerType.map((type) => (
            <Badge key={type}>{facilitatorTypeWords[type]}</Badge>
          ))}
          {provider.promise.map((promise) => (
            <Badge key={promise} tone="good">
              {facilitatorPromiseWords[promise]}
            </Badge>
          ))}
        </>
      }
      isLogo
      picture={provider.logo === null ? undefined : gatewayUrl(provider.logo)}
      summary={provider.slogan}
      facts={[
        // What a provider tags itself with is what it is good at.
        factOf({ ...fields.tags, title: '擅长' }, provider.tags),
        { name: '对接', value: `${provider.dockingCount} 次，成功 ${provider.finishedCount} 次` },
        factOf(fields.responseHours, provider.responseHours),
      ]}
      figure={ratingText(provider)}
    />
  )
}
