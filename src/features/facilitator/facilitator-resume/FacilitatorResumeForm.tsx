import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useUpload } from '#calls/useUpload.ts'
import type { Schema } from '#gateway/contract.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { LeaveGuard } from '#ui/leave/LeaveGuard.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { ResumeBasics } from './ResumeBasics.tsx'
import { ResumeLists } from './ResumeLists.tsx'
import { headingId, resumeSections } from './resumeSections.ts'
import { resumeOf } from './resumeOf.ts'
import { resumeSchema, type ResumeValues } from './resumeSchema.ts'
import { ResumeUploadsContext } from './resumeUploads.ts'
import { resumeOutline, resumeValues } from './resumeValues.ts'
import styles from './FacilitatorResumeForm.module.css'

const noFields = [] as const

interface FacilitatorResumeFormProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** The last submission; null before the first application. */
  saved: Schema<'FacilitatorResume'> | null
  /** It has been submitted, and its data have been refetched. */
  onSent: () => void
}

/** The resume with which an enterprise becomes a facilitator, or changes its presentation (§2.1, §3.1). */
export function FacilitatorResumeForm({ enId, userId, saved, onSent }: FacilitatorResumeFormProps) {
  const form = useForm<ResumeValues>({
    defaultValues: resumeValues(saved),
    resolver: zodResolver(resumeSchema),
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const draft = useFormDraft(form, {
    name: `provider-${enId}`,
    version: 2,
    owner: userId,
    outline: resumeOutline,
    discard: () => form.reset(resumeValues(saved)),
  })
  const sender = useGatewayForm({
    form,
    // Its inputs are sections and rows, so refusals are shown above the button, with the field's name.
    fields: noFields,
    draft,
    send: (values, call) => call('commitFacilitator', { path: { id: enId }, body: resumeOf(values) }),
    onSent: (_reply, values) => form.reset(values),
    done: '已提交审核，结果在消息中心告知',
    outdates: ['getFacilitatorDetails', 'listMyEnterprises'],
    onSettled: (isSent) => isSent && onSent(),
  })
  const { uploading } = sender
  const upload = useUpload()
  const uploads = useMemo(() => ({ upload, busyFields: uploading }), [upload, uploading])

  return (
    <FormProvider {...form}>
      <ResumeUploadsContext value={uploads}>
        <form className={styles['form']} method="post" noValidate aria-label="服务商资料" onSubmit={sender.onSubmit}>
          {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
          <ResumeNav />
          <ResumeBasics />
          <ResumeLists />
          <FormError messages={sender.failures} />
          <div className={styles['submit']}>
            <Button type="submit" look="primary" busy={sender.sending}>
              {sender.sending ? '提交中…' : '提交审核'}
            </Button>
          </div>
        </form>
      </ResumeUploadsContext>
      <LeaveGuard active={isDirty}>填写的内容还没有提交。离开后，草稿保留在本机，回到这里可以继续填写。</LeaveGuard>
    </FormProvider>
  )
}

/** The parts of the long form, always within reach. */
function ResumeNav() {
  return (
    <nav aria-label="资料的各个部分" className={styles['nav']}>
      <ol>
        {Object.entries(resumeSections).map(([section, title]) => (
          <li key={section}>
            <Anchor
              href={`#${headingId(section)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(headingId(section))?.focus()
              }}
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}
