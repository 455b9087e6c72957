import { useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'
import { invalidate } from '#gateway/query.ts'
import { PublishForm } from '../publish/PublishForm.tsx'
import type { FormSource } from '../publish/PublishPage.tsx'
import { DemandBasics } from './DemandBasics.tsx'
import { demandBody, demandFaults } from './demandBody.ts'
import { DemandConditions } from './DemandConditions.tsx'
import { DemandConfirm } from './DemandConfirm.tsx'
import { demandSteps } from './demandSteps.ts'
import { copiedDemand, demandValues, type DemandValues, emptyDemand } from './demandValues.ts'
import { demandOutline } from './demandOutline.ts'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { Contact } from '../publish/Contact.tsx'

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
