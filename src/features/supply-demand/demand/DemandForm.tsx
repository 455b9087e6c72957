import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import * as changes from '#gateway/generated/changes.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { demandFormFields, demandFormFields as fields } from '#gateway/generated/fields/DemandForm.ts'
import { invalidate } from '#gateway/query.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { listHint } from '#gateway/fields/lists.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { labelIn } from '#ui/working/options.ts'
import { PublishForm } from '../publish/PublishForm.tsx'
import type { FormSource } from '../publish/PublishPage.tsx'
import { Contact } from '../publish/Contact.tsx'
import styles from '../publish/PublishForm.module.css'
import { useCategoryOptions, useFieldAreas, useIndustryOptions } from '../supplyOptions.ts'
import { Preview } from '../publish/Preview.tsx'
import { demandBody, demandFaults } from './demandBody.ts'
import { DemandConditions } from './DemandConditions.tsx'
import {
  copiedDemand,
  demandOutline,
  demandSteps,
  demandValues,
  type DemandValues,
  emptyDemand,
} from './demandValues.ts'
import { Area, Choice, Line, Many, One } from './demandControls.ts'
import { DemandContent, type ShownDemand } from './DemandContent.tsx'

export type DemandFormProps = FormSource<DataOf<'getMyDemand'>>

/** A demand in steps, from its kind to the agreement (§2.1 /qw/personal/demand/detail). */
export function DemandForm({ id, saved, isCopy, enId, enterprises, ...rest }: DemandFormProps) {
  const queryClient = useQueryClient()
  const steps = [
    <DemandBasics key="basics" />,
    <DemandConditions key="conditions" />,
    <DemandPublisher key="publisher" enterprises={enterprises} />,
    <DemandConfirm key="confirm" enterprises={enterprises} />,
  ]
  return (
    <PublishForm
      {...rest}
      label="发布需求"
      listTitle="我的需求"
      isNew={id === undefined}
      draftName={`demand-${id ?? 'new'}`}
      fields={demandFormFields}
      initial={saved === undefined ? emptyDemand(enId) : isCopy ? copiedDemand(saved) : demandValues(saved)}
      steps={demandSteps}
      outline={demandOutline}
      faultsOf={demandFaults}
      isPublic={saved?.status === 'PUBLISHED' && !isCopy}
      save={(values, submit, call) => call('saveDemand', { body: demandBody(values, { id, submit }) })}
      outdate={() => invalidate(queryClient, ...changes.saveDemand)}
      renderStep={(step) => steps[step]}
    />
  )
}

/** What is wanted, in one sentence, and its category. */
function DemandBasics() {
  const type = useWatch<DemandValues, 'demandType'>({ name: 'demandType' })
  return (
    <>
      <Choice name="demandType" words={demandTypeWords} />
      <Line
        name="title"
        needed
        hint={`${fields.title.minLength} 至 ${fields.title.maxLength} 个字符，写明要什么，如“减速机齿轮噪声在线检测”`}
      />
      <div className={styles['columns']}>
        <One name="categoryId" options={useCategoryOptions('DEMAND')} />
        <One name="industryCode" options={useIndustryOptions()} />
        <Many name="fieldArea" needed={type === 'TECH'} options={useFieldAreas()} />
        <Many name="keywords" hint={listHint(fields.keywords)} />
      </div>
      <Area
        name="description"
        needed
        rows={6}
        hint={`不少于 ${fields.description.minLength} 个字符；不要写联系方式，对接成功后双方可见`}
      />
    </>
  )
}

/** Who publishes it, by name or anonymously. */
function DemandPublisher({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
  const { register } = useFormContext<DemandValues>()
  return (
    <>
      <Contact enterprises={enterprises} />
      <CheckboxField {...register('hideEnName')} label="匿名发布：公开的页面不写企业名称，按所属行业称呼" />
    </>
  )
}

/** The demand as everybody will read it. */
function DemandConfirm({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
  const values = useFormContext<DemandValues>().getValues()
  const categories = useCategoryOptions('DEMAND')
  const {
    budgetMin = null,
    budgetMax = null,
    cooperationMode = [],
    keywords = [],
    ...body
  } = demandBody(values, {
    submit: true,
  })
  const enName = values.hideEnName ? '匿名，按所属行业称呼' : enterprises.find(({ enId }) => enId === values.enId)?.name
  const shown: ShownDemand = {
    ...body,
    budgetMin,
    budgetMax,
    cooperationMode,
    keywords,
    categoryName: labelIn(categories, values.categoryId) ?? '',
    ...(enName !== undefined && { enName }),
  }
  const type = (demandTypeWords as Record<string, string>)[values.demandType]
  return (
    <Preview title={values.title} type={type} cover={values.cover[0]?.url}>
      <DemandContent demand={shown} />
    </Preview>
  )
}
