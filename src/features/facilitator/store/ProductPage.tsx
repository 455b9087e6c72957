import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/FacilitatorProduct.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailPage, DetailSection } from '#ui/detail/DetailPage.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PlainText } from '#ui/detail/PlainText.tsx'
import { productPriceText, ratingText } from '../facilitatorTexts.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './Product.module.css'

interface ProductPageProps {
  facilitator: Schema<'Facilitator'>
  product: Schema<'FacilitatorProduct'>
  /** The actions available for it. */
  actions: ReactNode
}

/** One product of a store, with links back to the store and to its other products. */
export function ProductPage({ facilitator, product, actions }: ProductPageProps) {
  const { name, categoryName, images, description, applicationArea } = product
  const others = facilitator.products.filter(({ id }) => id !== product.id)
  const store = (
    <Link to="." search={(previous: object) => ({ ...previous, product: undefined })} hash="">
      {facilitator.name}
    </Link>
  )
  return (
    <DetailPage
      title={name}
      list={store}
      badges={categoryName === null ? undefined : <Badge>{categoryName}</Badge>}
      lead={<span className={styles['price']}>{productPriceText(product)}</span>}
      actions={actions}
    >
      <DetailSection title="服务内容">
        <div className={styles['content']}>
          {images[0] === undefined ? null : (
            <Picture className={styles['picture']} src={gatewayUrl(images[0].url)} alt={`${name}的图片`} />
          )}
          <PlainText text={description === '' ? '服务商还没有填写说明，可以咨询服务商。' : description} />
        </div>
      </DetailSection>
      <DetailSection title="适用与服务商">
        <Facts
          facts={[
            factOf(fields.applicationArea, applicationArea),
            { name: '服务商', value: store },
            { name: '评分', value: ratingText(facilitator) },
            { name: '科技服务券', value: facilitator.couponAccepted ? '可抵用' : undefined },
          ]}
        />
      </DetailSection>
      {others.length === 0 ? null : (
        <DetailSection title="这家服务商的其他产品">
          <ul className={styles['cards']}>
            {others.map((other) => (
              <ProductCard key={other.id} product={other} />
            ))}
          </ul>
        </DetailSection>
      )}
    </DetailPage>
  )
}
