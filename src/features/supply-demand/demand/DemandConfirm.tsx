import { useFormContext } from 'react-hook-form'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayUrl } from '../../../gateway/address.ts'
import { demandTypeWords } from '../../../gateway/generated/words/DemandType.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { labelIn } from '../../../ui/working/options.ts'
import styles from '../publish/PublishForm.module.css'
import { useCategoryOptions } from '../supplyOptions.ts'
import { DemandContent, type ShownDemand } from './DemandContent.tsx'
import { demandBody } from './demandBody.ts'
import type { DemandValues } from './demandValues.ts'

/** What everybody will read, and the promise that it is true. */
export function DemandConfirm({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
  const { register, getValues, formState } = useFormContext<DemandValues>()
  const values = getValues()
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
    <>
      <article className={styles['preview']} aria-label="预览">
        <p className={styles['note']}>审核通过后，公开的页面是这样的：</p>
        <p className={styles['title']}>{values.title}</p>
        {type === undefined ? null : <Badge>{type}</Badge>}
        {values.cover[0] === undefined ? null : (
          <Picture className={styles['cover']} src={gatewayUrl(values.cover[0].url)} alt="封面" />
        )}
        <DemandContent demand={shown} />
      </article>
      <CheckboxField
        {...register('agree')}
        label="我承诺所发布的信息真实、合法，不含他人的个人信息与商业秘密，并同意信息发布承诺"
        error={formState.errors.agree?.message}
      />
    </>
  )
}
