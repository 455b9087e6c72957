import { gatewayUrl } from '../../../gateway/address.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { FileLink } from './FileLink.tsx'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './parts.module.css'

/** The policy in pictures, each with the same in words (WCAG 1.1.1). */
export function Diagrams({ diagrams }: { diagrams: PolicyDetail['diagrams'] }) {
  return diagrams.map(({ title, images, pdf }) => (
    <div key={title} className={styles['diagram']}>
      <h3>{title}</h3>
      {images.map(({ url, alt, longDesc }) => (
        <figure key={url}>
          <Picture src={gatewayUrl(url)} alt={alt} loading="lazy" width={720} height={405} />
          <figcaption>
            <details>
              <summary>文字说明</summary>
              <p>{longDesc}</p>
            </details>
          </figcaption>
        </figure>
      ))}
      {pdf === undefined ? null : <FileLink file={pdf} />}
    </div>
  ))
}
