import { useWatch } from 'react-hook-form'
import { listHint } from '#gateway/fields/lists.ts'
import { demandFormFields as fields } from '#gateway/generated/fields/DemandForm.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import styles from '../publish/PublishForm.module.css'
import { useCategoryOptions, useFieldAreas, useIndustryOptions } from '../supplyOptions.ts'
import { Area, Choice, Line, Many, One } from './demandControls.ts'
import type { DemandValues } from './demandValues.ts'

/** What is wanted, in one sentence, and its category. */
export function DemandBasics() {
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
