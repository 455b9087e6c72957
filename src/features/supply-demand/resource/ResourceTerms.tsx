import { useWatch } from 'react-hook-form'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '#gateway/generated/words/ResourcePriceType.ts'
import styles from '../publish/PublishForm.module.css'
import { useCountyOptions } from '../supplyOptions.ts'
import { Amount, Choice, Line, One, OtherFiles } from './resourceControls.ts'
import type { ResourceValues } from './resourceValues.ts'

/** Owner, location and price. */
export function ResourceTerms() {
  const priceType = useWatch<ResourceValues, 'priceType'>({ name: 'priceType' })
  return (
    <>
      <Choice name="ownerType" words={resourceOwnerTypeWords} />
      <div className={styles['columns']}>
        <Line name="ownerName" needed />
        <One name="region" options={useCountyOptions()} />
      </div>
      <Choice name="priceType" words={resourcePriceTypeWords} />
      {priceType === 'FIXED' || priceType === 'RANGE' ? (
        <div className={styles['columns']}>
          <Amount name="priceMin" {...(priceType === 'FIXED' && { hint: '一口价时即为报价' })} />
          {priceType === 'RANGE' ? <Amount name="priceMax" /> : null}
        </div>
      ) : null}
      <div className={styles['columns']}>
        <Line name="validUntil" type="date" hint="到期后不再公开；不填为长期有效" />
        <OtherFiles name="attachments" />
      </div>
    </>
  )
}
