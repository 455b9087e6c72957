import { useFormContext } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { labelIn } from '#ui/working/options.ts'
import { Preview } from '../publish/Preview.tsx'
import { useCategoryOptions } from '../supplyOptions.ts'
import { DemandContent, type ShownDemand } from './DemandContent.tsx'
import { demandBody } from './demandBody.ts'
import type { DemandValues } from './demandValues.ts'

/** The demand as everybody will read it. */
export function DemandConfirm({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
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
