import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { call } from '../../../gateway/call.ts'
import type { Schema } from '../../../gateway/contract.ts'
import { GatewayError } from '../../../gateway/error.ts'
import { gatewayOf } from '../../../gateway/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/draft/DraftNotice.tsx'
import { useRecordDraft } from '../../../ui/draft/useRecordDraft.ts'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { LeaveGuard } from '../../../ui/leave/LeaveGuard.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import { ImageRows } from './ImageRows.tsx'
import styles from './ProviderResumeForm.module.css'
import { ResumeChoices } from './ResumeChoices.tsx'
import { resumeSchema, type ResumeValues } from './resumeSchema.ts'
import { ResumeTexts } from './ResumeTexts.tsx'
import { resumeOf, resumeValues } from './resumeValues.ts'

interface ProviderResumeFormProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** What was submitted last; null before the first application. */
  saved: Schema<'FacilitatorResume'> | null
}

const WEEK = 7 * 24 * 60 * 60 * 1000

function isResumeValues(value: unknown): value is ResumeValues {
  const outline = resumeValues(null)
  if (typeof value !== 'object' || value === null) return false
  const found = value as Record<string, unknown>
  return Object.entries(outline).every(
    ([name, part]) => typeof found[name] === typeof part && Array.isArray(found[name]) === Array.isArray(part),
  )
}

/** The resume by which an enterprise becomes a provider, or changes what it says of itself (§2.1, §3.1). */
export function ProviderResumeForm({ enId, userId, saved }: ProviderResumeFormProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const form = useForm<ResumeValues>({
    defaultValues: resumeValues(saved),
    resolver: zodResolver(resumeSchema),
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, submitCount } = form.formState
  const draftKey = { form: `provider-${enId}`, owner: userId, version: 1, keptFor: WEEK }
  const draft = useRecordDraft(form, draftKey, isResumeValues)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [busyLists, setBusyLists] = useState<readonly string[]>([])
  const element = useRef<HTMLFormElement>(null)

  // After the errors have been rendered: rows and groups are no inputs of the form library.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  function onBusyChange(list: string, busy: boolean) {
    setBusyLists((lists) => [...lists.filter((other) => other !== list), ...(busy ? [list] : [])])
  }

  async function send(values: ResumeValues) {
    try {
      const input = { path: { id: enId }, body: resumeOf(values, saved) }
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
  }

  function onSubmit() {
    setFailures(busyLists.length > 0 ? ['图片正在上传，请稍候再提交'] : [])
    if (busyLists.length === 0 && !isSubmitting) void form.handleSubmit(send)()
  }

  return (
    <FormProvider {...form}>
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
        <ResumeChoices />
        <ResumeTexts />
        <CheckboxField {...form.register('couponAccepted')} label="接受服务券、创新券" />
        <section aria-labelledby="main-business">
          <h3 id="main-business" className={styles['heading']}>
            主营业务
          </h3>
          <ImageRows
            list="mainBusiness"
            noun="主营业务"
            most={10}
            onBusyChange={(busy) => onBusyChange('mainBusiness', busy)}
          />
        </section>
        <section aria-labelledby="products">
          <h3 id="products" className={styles['heading']}>
            产品与服务
          </h3>
          <ImageRows list="products" noun="产品" most={50} onBusyChange={(busy) => onBusyChange('products', busy)} />
        </section>
        <FormError messages={failures} />
        <div className={styles['submit']}>
          <Button type="submit" look="primary" aria-disabled={isSubmitting || undefined}>
            {isSubmitting ? '提交中…' : '提交审核'}
          </Button>
        </div>
      </form>
      <LeaveGuard active={isDirty}>填写的内容还没有提交。离开后，草稿保留在本机，回到这里可以继续填写。</LeaveGuard>
    </FormProvider>
  )
}
