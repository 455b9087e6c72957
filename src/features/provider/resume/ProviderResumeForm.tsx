import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { LeaveGuard } from '#ui/leave/LeaveGuard.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import type { Upload } from '#ui/upload/uploads.ts'
import { uploadFile } from '#gateway/upload.ts'
import { CaseRow } from './CaseRow.tsx'
import { isResumeValues } from './isResumeValues.ts'
import { MainBusinessRow } from './MainBusinessRow.tsx'
import { ProductRow } from './ProductRow.tsx'
import styles from './ProviderResumeForm.module.css'
import { QualificationRow } from './QualificationRow.tsx'
import { ResumeChoices } from './ResumeChoices.tsx'
import { ResumeImages } from './ResumeImages.tsx'
import { ResumeNav } from './ResumeNav.tsx'
import { headingId, resumeSections } from './resumeSections.ts'
import { resumeOf } from './resumeOf.ts'
import { ResumeRows } from './ResumeRows.tsx'
import { resumeSchema, type ResumeValues } from './resumeSchema.ts'
import { ResumeTexts } from './ResumeTexts.tsx'
import { ResumeUploadsContext } from './resumeUploads.ts'
import { resumeValues } from './resumeValues.ts'
import { TeamRow } from './TeamRow.tsx'

interface ProviderResumeFormProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** What was submitted last; null before the first application. */
  saved: Schema<'FacilitatorResume'> | null
  /** It has been submitted, and what is known of it is up to date. */
  onSent: () => void
}

/** The resume by which an enterprise becomes a provider, or changes what it says of itself (§2.1, §3.1). */
export function ProviderResumeForm({ enId, userId, saved, onSent }: ProviderResumeFormProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const form = useForm<ResumeValues>({
    defaultValues: resumeValues(saved),
    resolver: zodResolver(resumeSchema),
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, submitCount } = form.formState
  const draftKey = { form: `provider-${enId}`, owner: userId, version: 2, keptFor: WEEK }
  const draft = useRecordDraft(form, draftKey, isResumeValues)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [uploads] = useState(() => ({
    upload: ((file, options) => uploadFile(gatewayOf(queryClient), file, options)) as Upload,
    busyFields: new Set<string>(),
  }))
  const element = useRef<HTMLFormElement>(null)

  // After the errors have been rendered: rows and groups are no inputs of the form library.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  async function send(values: ResumeValues) {
    try {
      const input = { path: { id: enId }, body: resumeOf(values) }
      await call(gatewayOf(queryClient), 'commitFacilitator', input, { silent: true })
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setFailures(error.messages)
      return
    }
    form.reset(values)
    draft.forget()
    showMessage({ level: 'success', text: '已提交审核，结果在消息中心告知' })
    await Promise.all(
      [['getFacilitatorDetails'], ['listMyEnterprises']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    onSent()
  }

  function onSubmit() {
    const busy = uploads.busyFields.size > 0
    setFailures(busy ? ['文件正在上传，请稍候再提交'] : [])
    if (!busy && !isSubmitting) void form.handleSubmit(send)()
  }

  return (
    <FormProvider {...form}>
      <ResumeUploadsContext value={uploads}>
        <form
          ref={element}
          className={styles['form']}
          method="post"
          noValidate
          aria-label="服务商资料"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {draft.restored ? (
            <DraftNotice
              onDiscard={() => {
                form.reset(resumeValues(saved))
                draft.forget()
              }}
            />
          ) : null}
          <ResumeNav />
          <h3 id={headingId('basic')} tabIndex={-1} className={styles['heading']}>
            {resumeSections.basic}
          </h3>
          <ResumeImages />
          <ResumeChoices />
          <ResumeTexts />
          <CheckboxField {...form.register('couponAccepted')} label="接受服务券、创新券" />
          <ResumeRows list="mainBusiness" noun="主营业务">
            {(index, title) => <MainBusinessRow index={index} title={title} />}
          </ResumeRows>
          <ResumeRows list="products" noun="产品" hint="上架的产品审核通过后在服务产品中展示">
            {(index, title) => <ProductRow index={index} title={title} />}
          </ResumeRows>
          <ResumeRows list="qualifications" noun="资质" hint="最多 20 项；上传证书，企业更放心">
            {(index, title) => <QualificationRow index={index} title={title} />}
          </ResumeRows>
          <ResumeRows list="team" noun="角色" hint="按角色说明人数与专长，不填写个人姓名">
            {(index) => <TeamRow index={index} />}
          </ResumeRows>
          <ResumeRows list="cases" noun="案例" hint="服务对象请脱敏，如 某乐器制造企业">
            {(index, title) => <CaseRow index={index} title={title} />}
          </ResumeRows>
          <FormError messages={failures} />
          <div className={styles['submit']}>
            <Button type="submit" look="primary" busy={isSubmitting}>
              {isSubmitting ? '提交中…' : '提交审核'}
            </Button>
          </div>
        </form>
      </ResumeUploadsContext>
      <LeaveGuard active={isDirty}>填写的内容还没有提交。离开后，草稿保留在本机，回到这里可以继续填写。</LeaveGuard>
    </FormProvider>
  )
}
