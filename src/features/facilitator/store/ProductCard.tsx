import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import { Picture } from '#ui/Picture.tsx'
import { productPriceText } from '../facilitatorTexts.ts'
import styles from './Product.module.css'

/** A product in its store, linked to its own page there. */
export function ProductCard({ product }: { product: Schema<'FacilitatorProduct'> }) {
  const { id, name, description, applicationArea, categoryName, images } = product
  return (
    <li className={styles['card']}>
      {images[0] === undefined ? null : (
        <Picture className={styles['cardPicture']} src={gatewayUrl(images[0].url)} alt="" loading="lazy" />
      )}
      <h3>
        <Link to="." search={(previous: object) => ({ ...previous, product: id })} hash="">
          {name}
        </Link>
      </h3>
      {categoryName === null ? null : (
        <p>
          <Badge>{categoryName}</Badge>
        </p>
      )}
      {description === '' ? null : <p className={styles['cardText']}>{description}</p>}
      {applicationArea === '' ? null : <p className={styles['cardText']}>适用：{applicationArea}</p>}
      <p className={styles['price']}>{productPriceText(product)}</p>
    </li>
  )
}
