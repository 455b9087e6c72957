import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../gateway/call.ts'
import type { DataOf, Schema } from '../../../gateway/contract.ts'
import { GatewayError } from '../../../gateway/error.ts'
import { gatewayOf, invalidate } from '../../../gateway/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/draft/DraftNotice.tsx'
import { useRecordDraft } from '../../../ui/draft/useRecordDraft.ts'
import { WEEK } from '../../../ui/draft/week.ts'
import { goTo } from '../../../ui/focus/goTo.ts'
import { FormError } from '../../../ui/form/FormError.tsx'
import { LeaveGuard } from '../../../ui/leave/LeaveGuard.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import { StepList } from '../../../ui/working/StepList.tsx'
import { Working } from '../../../ui/working/Working.tsx'
import type { Faults } from '../formFaults.ts'
import { AuditRemarkContext } from '../publish/Remarked.tsx'
import { DemandBasics } from './DemandBasics.tsx'
import { demandBody, demandFaults } from './demandBody.ts'
import { DemandConfirm } from './DemandConfirm.tsx'
import { DemandConditions } from './DemandConditions.tsx'
import { DemandPublisher } from './DemandPublisher.tsx'
import { demandFields, demandSteps, isDemandField, stepWith } from './demandSteps.ts'
import type { DemandValues } from './demandValues.ts'
import { isDemandValues } from './isDemandValues.ts'
import styles from '../publish/PublishForm.module.css'

export interface DemandFormProps {
  /** Of the demand that is changed; undefined for a new one. */
  id: string | undefined
  initial: DemandValues
  /** Undefined until it is known. */
  userId: string | undefined
  /** Those that may publish. */
  enterprises: readonly Schema<'Enterprise'>[]
  /** It is public: what is sent goes to the audit, and there is no draft of it. */
  isPublic: boolean
  /** What the audit said of it. */
  remark: string | undefined
  /** It has been saved as a draft, maybe for the first time. */
  onKept: (id: string) => void
  /** It is with the audit. */
  onSent: (id: string) => void
}

/** A demand in steps, from its kind to the agreement (§2.1 /qw/personal/demand/detail). */
export function DemandForm({ id, initial, userId, enterprises, isPublic, remark, onKept, onSent }: DemandFormProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const form = useForm<DemandValues>({
    defaultValues: initial,
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const draftKey = { form: `demand-${id ?? 'new'}`, owner: userId, version: 1, keptFor: WEEK }
  const draft = useRecordDraft(form, draftKey, isDemandValues)
  const [step, setStep] = useState(0)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [sending, setSending] = useState<'draft' | 'submit'>()
  const [busyFields] = useState(() => new Set<string>())
  const element = useRef<HTMLFormElement>(null)
  /** Where to go once the next step is there. */
  const [wanted, setWanted] = useState<{ to: 'error' | 'head' }>()

  // A message goes as soon as it is no longer true. None comes by leaving a field: it would move the button just pressed.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const shown = demandFields.filter((name) => form.getFieldState(name).error !== undefined)
          if (shown.length === 0) return
          const faults = demandFaults(values, true)
          for (const name of shown) {
            const message = faults[name]
            if (message === undefined) form.clearErrors(name)
            else form.setError(name, { message })
          }
        },
      }),
    [form],
  )

  useEffect(() => {
    if (wanted === undefined) return
    const invalid = element.current?.querySelector<HTMLElement>(invalidField)
    if (wanted.to === 'error' && invalid) invalid.focus()
    else goTo(element.current?.querySelector('h2') ?? null)
  }, [wanted])

  function show(chosen: number) {
    setStep(chosen)
    setWanted({ to: 'head' })
  }

  /** Says what is wrong where it is, and goes there. */
  function refuse(faults: Faults) {
    form.clearErrors()
    for (const [name, message] of Object.entries(faults)) if (isDemandField(name)) form.setError(name, { message })
    setStep(stepWith(Object.keys(faults)) ?? step)
    setWanted({ to: 'error' })
  }

  function next() {
    const fields = demandSteps[step]?.fields ?? []
    const faults = Object.entries(demandFaults(form.getValues(), true))
    const here = faults.filter(([name]) => isDemandField(name) && fields.includes(name))
    if (here.length > 0) refuse(Object.fromEntries(here))
    else show(step + 1)
  }

  async function send(submit: boolean) {
    if (sending !== undefined) return
    if (busyFields.size > 0) {
      setFailures(['文件正在上传，请稍候再提交'])
      return
    }
    const values = form.getValues()
    const faults = demandFaults(values, submit)
    setFailures([])
    if (Object.keys(faults).length > 0) {
      refuse(faults)
      return
    }
    setSending(submit ? 'submit' : 'draft')
    try {
      const body = demandBody(values, { id, submit })
      const state = await call(gatewayOf(queryClient), 'saveDemand', { body }, { silent: true })
      await kept(state, submit, values)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      refused(error)
    } finally {
      setSending(undefined)
    }
  }

  async function kept(state: DataOf<'saveDemand'>, submit: boolean, sent: DemandValues) {
    // What was typed while it was on its way is not saved yet.
    const isWhole = JSON.stringify(form.getValues()) === JSON.stringify(sent)
    form.reset(sent, { keepValues: !isWhole })
    if (submit || isWhole) draft.forget()
    await invalidate(queryClient, 'listMyDemands', 'getMyDemand', 'getMySupplyDemandStats', 'listDemands')
    showMessage({
      level: 'success',
      text: submit ? '已提交审核，结果在消息中心告知' : '草稿已保存，可以在“我的需求”中继续填写',
    })
    if (submit) onSent(state.id)
    else onKept(state.id)
  }

  function refused(error: GatewayError) {
    const named = error.items.map(({ field, text }) => ({ text, name: field?.split('.').find(isDemandField) }))
    const faults = Object.fromEntries(named.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])))
    if (Object.keys(faults).length > 0) refuse(faults)
    setFailures(named.filter(({ name }) => name === undefined).map(({ text }) => text))
  }

  const last = step === demandSteps.length - 1
  return (
    <Working>
      <AuditRemarkContext value={remark}>
        <FormProvider {...form}>
          <form
            ref={element}
            className={styles['form']}
            method="post"
            noValidate
            aria-label="发布需求"
            onSubmit={(event) => {
              event.preventDefault()
              if (last) void send(true)
              else next()
            }}
          >
            {draft.restored ? (
              <DraftNotice
                onDiscard={() => {
                  form.reset(initial)
                  draft.forget()
                }}
              />
            ) : null}
            <StepList titles={demandSteps.map(({ title }) => title)} current={step} onChoose={show} />
            <h2 className={styles['heading']}>{demandSteps[step]?.title}</h2>
            {step === 0 ? <DemandBasics /> : null}
            {step === 1 ? <DemandConditions busyFields={busyFields} /> : null}
            {step === 2 ? <DemandPublisher enterprises={enterprises} /> : null}
            {last ? <DemandConfirm enterprises={enterprises} /> : null}
            <FormError messages={failures} />
            <div className={styles['buttons']}>
              {step > 0 ? <Button onClick={() => show(step - 1)}>上一步</Button> : null}
              {isPublic ? null : (
                <Button busy={sending !== undefined} onClick={() => void send(false)}>
                  {sending === 'draft' ? '保存中…' : '保存草稿'}
                </Button>
              )}
              <Button type="submit" look="primary" busy={sending !== undefined}>
                {last ? (sending === 'submit' ? '提交中…' : '提交审核') : '下一步'}
              </Button>
            </div>
          </form>
          <LeaveGuard active={isDirty && sending === undefined}>
            填写的内容还没有提交。离开后，草稿保留在本机，回到这里可以继续填写。
          </LeaveGuard>
        </FormProvider>
      </AuditRemarkContext>
    </Working>
  )
}

/** Groups of radio buttons are marked by their message alone. */
const invalidField = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input'
