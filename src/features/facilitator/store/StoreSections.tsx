import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { attributeLevelWords } from '#gateway/generated/words/AttributeLevel.ts'
import * as fields from '#gateway/generated/fields/Facilitator.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { FileList } from '#ui/detail/FileList.tsx'
import { Picture } from '#ui/Picture.tsx'
import productStyles from './Product.module.css'
import { ProductCard } from './ProductCard.tsx'
import styles from './StoreSections.module.css'

type Provider = Schema<'Facilitator'>

/** The contents of a facilitator's store; empty lists are omitted. */
export function StoreSections({ products, mainBusiness, cases, qualifications, team }: Provider) {
  return (
    <>
      {products.length === 0 ? null : (
        <DetailSection title={fields.products.title}>
          <ul className={productStyles['cards']}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </DetailSection>
      )}
      <Entries
        title={fields.mainBusiness.title}
        entries={mainBusiness.map(({ name, description, images }) => (
          <StoreEntry key={`${name} ${description}`} title={name} text={description} pictures={sources(images)} />
        ))}
      />
      <Entries
        title={fields.cases.title}
        entries={cases.map(({ title, clientMasked, year, desc, images }) => (
          <StoreEntry
            key={`${year} ${title} ${clientMasked}`}
            title={title}
            badges={<Badge>{year} 年</Badge>}
            text={`${clientMasked}${desc === '' ? '' : `：${desc}`}`}
            pictures={sources(images)}
          />
        ))}
      />
      <Entries
        title={fields.qualifications.title}
        entries={qualifications.map(({ name, level, certNo, date, file }) => (
          <StoreEntry
            key={`${name} ${date} ${certNo ?? ''}`}
            title={name}
            badges={level === null ? undefined : <Badge tone="good">{attributeLevelWords[level]}</Badge>}
            text={`取得日期：${date}${certNo === undefined ? '' : `，证书编号：${certNo}`}`}
            files={
              file === undefined ? undefined : (
                <FileList files={[{ name: file.name, size: file.size, href: gatewayUrl(file.url) }]} />
              )
            }
          />
        ))}
      />
      <Entries
        title={fields.team.title}
        entries={team.map(({ title, count, desc }) => (
          <StoreEntry key={`${title} ${desc}`} title={title} figure={`${count} 人`} text={desc} />
        ))}
      />
    </>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly ReactNode[] }) {
  if (entries.length === 0) return null
  return (
    <DetailSection title={title}>
      <ul className={styles['entries']}>{entries}</ul>
    </DetailSection>
  )
}

function sources(images: readonly Schema<'UploadedFile'>[]): string[] {
  return images.map(({ url }) => gatewayUrl(url))
}

interface StoreEntryProps {
  title: string
  /** Shown with the title, e.g. a price. */
  figure?: ReactNode
  badges?: ReactNode
  text?: string | undefined
  /** URLs that the browser can load; decorative, as title and text describe them. */
  pictures?: readonly string[]
  /** Files to download. */
  files?: ReactNode
}

const none: readonly string[] = []

/** A product, a case or a certificate in a facilitator's store. */
function StoreEntry({ title, figure, badges, text, pictures = none, files }: StoreEntryProps) {
  return (
    <li className={styles['entry']}>
      <div className={styles['head']}>
        <h3>{title}</h3>
        {badges}
        {figure === undefined ? null : <p className={styles['figure']}>{figure}</p>}
      </div>
      {text === undefined || text === '' ? null : <p className={styles['text']}>{text}</p>}
      {pictures.length === 0 ? null : (
        <div className={styles['pictures']}>
          {pictures.map((src) => (
            <Picture key={src} src={src} alt="" loading="lazy" />
          ))}
        </div>
      )}
      {files}
    </li>
  )
}
