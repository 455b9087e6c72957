import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { serviceItems as serviceItemsField } from '#gateway/generated/fields/InstrumentResourceDetail.ts'
import { evaluationFiles as evaluationFilesField } from '#gateway/generated/fields/AchievementResourceDetail.ts'
// Common fields have the same titles in all kinds.
import * as fields from '#gateway/generated/fields/PatentResourceDetail.ts'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { Facts, type Fact } from '#ui/Facts.tsx'
import { figureText } from '#ui/figureText.ts'
import { FileList } from '#ui/detail/FileList.tsx'
import { Pictures } from '#ui/detail/Pictures.tsx'
import { resourceParticulars, type ShownResource } from './resourceFacts.ts'

interface ResourceContentProps {
  resource: ShownResource
  /** Facts that every kind has. */
  facts: readonly Fact[]
  description: ReactNode
}

/** A resource's content as the public reads it. */
export function ResourceContent({ resource, facts, description }: ResourceContentProps) {
  const { images = [], attachments = [], evaluationFiles = [], serviceItems = [] } = resource
  return (
    <>
      <DetailSection title="基本情况">
        <Facts facts={[...facts, ...resourceParticulars(resource)]} />
      </DetailSection>
      {serviceItems.length === 0 ? null : (
        <DetailSection title={serviceItemsField.title}>
          <Facts long facts={serviceItems.map((item) => ({ name: item.name, value: serviceText(item) }))} />
        </DetailSection>
      )}
      {description === undefined ? null : <DetailSection title={fields.description.title}>{description}</DetailSection>}
      {images.length === 0 ? null : (
        <DetailSection title={fields.images.title}>
          <Pictures pictures={images.map(({ url, name }) => ({ src: gatewayUrl(url), alt: name }))} />
        </DetailSection>
      )}
      <Files title={evaluationFilesField.title} files={evaluationFiles} />
      <Files title={fields.attachments.title} files={attachments} />
    </>
  )
}

function serviceText({ price, unit, days, standard }: Schema<'InstrumentServiceItem'>): string {
  const cost = price === 0 ? '免费' : `${figureText(price)} 元/${unit}`
  const time = days === 0 ? '当天出结果' : `${days} 个工作日出结果`
  return [cost, time, ...(standard === undefined ? [] : [`执行标准：${standard}`])].join('，')
}

function Files({ title, files }: { title: string; files: readonly Schema<'UploadedFile'>[] }) {
  if (files.length === 0) return null
  return (
    <DetailSection title={title}>
      <FileList files={files.map(({ name, size, url }) => ({ name, size, href: gatewayUrl(url) }))} />
    </DetailSection>
  )
}
