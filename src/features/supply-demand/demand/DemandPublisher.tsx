import { useFormContext } from 'react-hook-form'
import type { Schema } from '../../../gateway/contract.ts'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import styles from '../publish/PublishForm.module.css'
import { Line } from './demandControls.tsx'
import type { DemandValues } from './demandValues.ts'

/** Who publishes it, and whom to call. */
export function DemandPublisher({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
  const { register, formState } = useFormContext<DemandValues>()
  return (
    <>
      <div className={styles['columns']}>
        <SelectField
          {...register('enId')}
          label="发布企业"
          placeholder="请选择发布企业"
          options={enterprises.map(({ enId, name }) => ({ value: enId, label: name }))}
          required
          error={formState.errors.enId?.message}
        />
        <Line name="contactName" needed autoComplete="name" />
        <Line
          name="contactTel"
          needed
          type="tel"
          autoComplete="tel"
          hint="手机号，或带区号的固定电话；接受对接前对方看到的是遮挡后的号码"
        />
        <Line name="contactWay" hint="邮箱或微信号等" />
      </div>
      <CheckboxField {...register('hideEnName')} label="匿名发布：公开的页面不写企业名称，按所属行业称呼" />
    </>
  )
}
