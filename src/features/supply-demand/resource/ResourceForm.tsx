import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as changes from '#gateway/generated/changes.ts'
import type { CallOf } from '#gateway/call.ts'
import type { DataOf } from '#gateway/contract.ts'
import { invalidate } from '#gateway/query.ts'
import { Contact } from '../publish/Contact.tsx'
import { PublishForm } from '../publish/PublishForm.tsx'
import type { FormSource } from '../publish/PublishPage.tsx'
import { AchievementParticulars } from './AchievementParticulars.tsx'
import { textOfHtml } from './htmlText.ts'
import { InstrumentParticulars } from './InstrumentParticulars.tsx'
import { resourceOutline } from './resourceOutline.ts'
import { PatentParticulars } from './PatentParticulars.tsx'
import { ResourceBasics } from './ResourceBasics.tsx'
import { resourceBody } from './resourceBody.ts'
import { ResourceConfirm } from './ResourceConfirm.tsx'
import { resourceFaults } from './resourceFaults.ts'
import { allResourceFields } from './resourceFields.ts'
import { resourceSteps } from './resourceSteps.ts'
import { ResourceTerms } from './ResourceTerms.tsx'
import { copiedResource, emptyResource, resourceValues, type ResourceValues } from './resourceValues.ts'

export type ResourceFormProps = FormSource<DataOf<'getMyResource'>>

/** A resource in steps, from its kind to the agreement (§2.1 /qw/personal/resources/detail). */
export function ResourceForm({ id, saved, isCopy, enId, enterprises, ...rest }: ResourceFormProps) {
  const queryClient = useQueryClient()
  // A copy's source is no longer passed in once the copy is saved.
  const [html] = useState(saved?.description)
  const steps = [
    <ResourceBasics key="basics" isSaved={id !== undefined} />,
    <Particulars key="particulars" />,
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

/** The fields of the chosen kind. */
function Particulars() {
  const type = useWatch<ResourceValues, 'resourceType'>({ name: 'resourceType' })
  if (type === 'INSTRUMENT') return <InstrumentParticulars />
  if (type === 'PATENT') return <PatentParticulars />
  return type === 'ACHIEVEMENT' ? <AchievementParticulars /> : <p>请先在第一步选择资源类型。</p>
}
