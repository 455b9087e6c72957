import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as changes from '#gateway/generated/changes.ts'
import type { CallOf } from '#gateway/call.ts'
import type { DataOf } from '#gateway/contract.ts'
import { invalidate } from '#gateway/query.ts'
import { resourceOwnerTypeWords } from '#gateway/generated/words/ResourceOwnerType.ts'
import { resourcePriceTypeWords } from '#gateway/generated/words/ResourcePriceType.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { PlainText } from '#ui/detail/PlainText.tsx'
import { patentResourceFormFields as fields } from '#gateway/generated/fields/PatentResourceForm.ts'
import { factOf } from '#ui/content/factOf.ts'
import { labelIn } from '#ui/working/options.ts'
import { listHint } from '#gateway/fields/lists.ts'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import { Contact } from '../publish/Contact.tsx'
import { PublishForm } from '../publish/PublishForm.tsx'
import type { FormSource } from '../publish/PublishPage.tsx'
import styles from '../publish/PublishForm.module.css'
import { useCategoryOptions, useCountyOptions, useFieldAreas, useIndustryOptions } from '../supplyOptions.ts'
import { Preview } from '../publish/Preview.tsx'
import { ResourceParticulars } from './ResourceParticulars.tsx'
import { textOfHtml } from './htmlText.ts'
import {
  copiedResource,
  emptyResource,
  resourceOutline,
  resourceSteps,
  resourceValues,
  type ResourceValues,
} from './resourceValues.ts'
import { isResourceType, resourceBody, resourceFaults } from './resourceBody.ts'
import { allResourceFields } from './resourceFields.ts'
import { Amount, Area, Choice, Line, Many, One, OtherFiles, PictureFiles } from './resourceControls.ts'
import { ResourceContent } from './ResourceContent.tsx'
import { priceText } from './resourceTexts.ts'

export type ResourceFormProps = FormSource<DataOf<'getMyResource'>>

/** A resource in steps, from its kind to the agreement (§2.1 /qw/personal/resources/detail). */
export function ResourceForm({ id, saved, isCopy, enId, enterprises, ...rest }: ResourceFormProps) {
  const queryClient = useQueryClient()
  // A copy's source is no longer passed in once the copy is saved.
  const [html] = useState(saved?.description)
  const steps = [
    <ResourceBasics key="basics" isSaved={id !== undefined} />,
    <ResourceParticulars key="particulars" />,
    <ResourceTerms key="terms" />,
    <Contact key="contact" enterprises={enterprises} />,
    <ResourceConfirm key="confirm" />,
  ]

  async function save(values: ResourceValues, submit: boolean, call: CallOf) {
    // A description with markup keeps it as long as its text is unchanged.
    const description = html !== undefined && textOfHtml(html) === values.description ? html : undefined
    const body = resourceBody(values, { id, submit, description })
    if (values.resourceType === 'INSTRUMENT') return call('saveInstrumentResource', { body })
    if (values.resourceType === 'PATENT') return call('savePatentResource', { body })
    return call('saveAchievementResource', { body })
  }

  return (
    <PublishForm
      {...rest}
      label="发布资源"
      listTitle="我的资源"
      isNew={id === undefined}
      draftName={`resource-${id ?? 'new'}`}
      fields={allResourceFields}
      initial={saved === undefined ? emptyResource(enId) : isCopy ? copiedResource(saved) : resourceValues(saved)}
      steps={resourceSteps}
      outline={resourceOutline}
      faultsOf={resourceFaults}
      isPublic={!isCopy && (saved?.status === 'PUBLISHED' || saved?.status === 'MAINTENANCE')}
      save={save}
      outdate={() => invalidate(queryClient, ...changes.saveInstrumentResource)}
      renderStep={(step) => steps[step]}
    />
  )
}

const types = Object.entries(resourceTypeWords).map(([value, label]) => ({ value, label }))

/** What is offered, in one sentence, and its category. */
function ResourceBasics({ isSaved }: { isSaved: boolean }) {
  return (
    <>
      <ResourceTypeChoice isSaved={isSaved} />
      <Line
        name="title"
        needed
        hint={`${allResourceFields.title.minLength} 至 ${allResourceFields.title.maxLength} 个字符，写明能给什么，如“三坐标测量机共享”`}
      />
      <div className={styles['columns']}>
        <One name="categoryId" options={useCategoryOptions('RESOURCE')} />
        <One name="industryCode" options={useIndustryOptions()} />
        <Many name="fieldArea" options={useFieldAreas()} />
        <Many name="keywords" hint={listHint(allResourceFields.keywords)} />
      </div>
      <Area
        name="summary"
        needed
        hint={`不少于 ${allResourceFields.summary.minLength} 个字符，显示在资源大厅的卡片上`}
      />
      <Area
        name="description"
        needed
        rows={8}
        hint="写明原理、能解决的问题、怎样合作；每行一段。不要写联系方式，对接成功后双方可见"
      />
      <div className={styles['columns']}>
        <PictureFiles name="cover" needed />
        <PictureFiles name="images" />
      </div>
    </>
  )
}

/** The type of a saved resource cannot change. */
function ResourceTypeChoice({ isSaved }: { isSaved: boolean }) {
  const { field, fieldState } = useController<ResourceValues, 'resourceType'>({ name: 'resourceType' })
  if (isSaved && isResourceType(field.value)) {
    return (
      <p className={styles['notice']}>
        资源类型：{resourceTypeWords[field.value]}。保存后不能改变类型，另一类资源请另行发布。
      </p>
    )
  }
  return (
    <RadioGroup
      legend="资源类型"
      hint="不同类型要填写的内容不同，保存后不能改变"
      name="resourceType"
      options={types}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

/** Owner, location and price. */
function ResourceTerms() {
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

/** The resource as everybody will read it. */
function ResourceConfirm() {
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
