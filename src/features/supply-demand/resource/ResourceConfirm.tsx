import { useFormContext } from 'react-hook-form'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { PlainText } from '#ui/content/PlainText.tsx'
import { patentResourceFormFields as fields } from '#gateway/generated/fields/PatentResourceForm.ts'
import { factOf } from '#ui/content/factOf.ts'
import { labelIn } from '#ui/working/options.ts'
import { Preview } from '../publish/Preview.tsx'
import { useCategoryOptions } from '../supplyOptions.ts'
import { isResourceType, resourceBody } from './resourceBody.ts'
import { ResourceContent } from './ResourceContent.tsx'
import type { ResourceValues } from './resourceValues.ts'
import { priceText } from './resourceTexts.ts'

/** The resource as everybody will read it. */
export function ResourceConfirm() {
  const values = useFormContext<ResourceValues>().getValues()
  const categories = useCategoryOptions('RESOURCE')
  const {
    ownerType,
    priceType,
    priceMin = null,
    priceMax = priceMin,
    ...resource
  } = resourceBody(values, { submit: true })
  const facts = [
    {
      name: '持有方',
      value: ownerType && `${values.ownerName}（${resourceOwnerTypeWords[ownerType]}）`,
    },
    factOf(fields.categoryId, labelIn(categories, values.categoryId)),
    { name: '价格', value: priceType && priceText({ priceType, priceMin, priceMax }) },
    factOf(fields.keywords, values.keywords),
    factOf(fields.validUntil, values.validUntil === '' ? '长期有效' : values.validUntil),
  ]
  const type = isResourceType(values.resourceType) ? resourceTypeWords[values.resourceType] : undefined
  return (
    <Preview title={values.title} type={type} cover={values.cover[0]?.url}>
      <p>{values.summary}</p>
      <ResourceContent resource={resource} facts={facts} description={<PlainText text={values.description} />} />
    </Preview>
  )
}
