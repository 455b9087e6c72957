import { useFormContext } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { Contact } from '../publish/Contact.tsx'
import type { DemandValues } from './demandValues.ts'

/** Who publishes it, by name or not. */
export function DemandPublisher({ enterprises }: { enterprises: readonly Schema<'Enterprise'>[] }) {
  const { register } = useFormContext<DemandValues>()
  return (
    <>
      <Contact enterprises={enterprises} />
      <CheckboxField {...register('hideEnName')} label="匿名发布：公开的页面不写企业名称，按所属行业称呼" />
    </>
  )
}
