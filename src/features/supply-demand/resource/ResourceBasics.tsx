import { useController } from 'react-hook-form'
import { listHint } from '#gateway/fields/lists.ts'
import { allResourceFields as fields } from './resourceFields.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import styles from '../publish/PublishForm.module.css'
import { useCategoryOptions, useFieldAreas, useIndustryOptions } from '../supplyOptions.ts'
import { Area, Line, Many, One, PictureFiles } from './resourceControls.ts'
import { isResourceType } from './resourceBody.ts'
import type { ResourceValues } from './resourceValues.ts'

const types = Object.entries(resourceTypeWords).map(([value, label]) => ({ value, label }))

/** What is offered, in one sentence, and its category. */
export function ResourceBasics({ isSaved }: { isSaved: boolean }) {
  return (
    <>
      <ResourceTypeChoice isSaved={isSaved} />
      <Line
        name="title"
        needed
        hint={`${fields.title.minLength} 至 ${fields.title.maxLength} 个字符，写明能给什么，如“三坐标测量机共享”`}
      />
      <div className={styles['columns']}>
        <One name="categoryId" options={useCategoryOptions('RESOURCE')} />
        <One name="industryCode" options={useIndustryOptions()} />
        <Many name="fieldArea" options={useFieldAreas()} />
        <Many name="keywords" hint={listHint(fields.keywords)} />
      </div>
      <Area name="summary" needed hint={`不少于 ${fields.summary.minLength} 个字符，显示在资源大厅的卡片上`} />
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
