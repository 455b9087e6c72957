import { useWatch } from 'react-hook-form'
import { demandFormFields as fields } from '../../../gateway/generated/fields/DemandForm.ts'
import { demandTypeWords } from '../../../gateway/generated/words/DemandType.ts'
import { SelectOne } from '../../../ui/working/SelectOne.tsx'
import { SelectMany } from '../../../ui/working/SelectMany.tsx'
import styles from '../publish/PublishForm.module.css'
import { Remarked } from '../publish/Remarked.tsx'
import { useCategoryOptions, useFieldAreas, useIndustryOptions } from '../supplyOptions.ts'
import { Area, Choice, Line, useControl } from './demandControls.tsx'
import type { DemandValues } from './demandValues.ts'

/** What is wanted, in one sentence, and where it belongs. */
export function DemandBasics() {
  const type = useWatch<DemandValues, 'demandType'>({ name: 'demandType' })
  const category = useControl('categoryId', true)
  const industry = useControl('industryCode', true)
  const fieldArea = useControl('fieldArea', type === 'TECH')
  const keywords = useControl('keywords', false)
  return (
    <>
      <Choice name="demandType" words={demandTypeWords} />
      <Line
        name="title"
        needed
        hint={`${fields.title.minLength} 至 ${fields.title.maxLength} 个字符，写明要什么，如“减速机齿轮噪声在线检测”`}
      />
      <div className={styles['columns']}>
        <Remarked title={fields.categoryId.title}>
          <SelectOne {...category} options={useCategoryOptions('DEMAND')} />
        </Remarked>
        <Remarked title={fields.industryCode.title}>
          <SelectOne {...industry} options={useIndustryOptions()} />
        </Remarked>
        <Remarked title={fields.fieldArea.title}>
          <SelectMany {...fieldArea} options={useFieldAreas()} most={fields.fieldArea.maxItems} />
        </Remarked>
        <Remarked title={fields.keywords.title}>
          <SelectMany
            {...keywords}
            placeholder="输入后按回车添加"
            hint={`最多 ${fields.keywords.maxItems} 个，每个不超过 10 个字`}
            options={[]}
            most={fields.keywords.maxItems}
            free
          />
        </Remarked>
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
