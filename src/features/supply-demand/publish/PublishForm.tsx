import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import type { Fields } from '#gateway/generated/fields/field.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { ElsewhereNotice } from '#ui/draft/ElsewhereNotice.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { LeaveGuard } from '#ui/leave/LeaveGuard.tsx'
import { StepList } from '#ui/working/StepList.tsx'
import { Working } from '#ui/working/Working.tsx'
import styles from './PublishForm.module.css'
import { PublishFieldsContext } from './publishFields.ts'
import { AuditRemarkContext } from './Remarked.tsx'
import { usePublishForm, type PublishSettings } from './usePublishForm.ts'

interface PublishFormProps<Values extends FieldValues> extends PublishSettings<Values> {
  label: string
  /** The contract's rules for the fields. */
  fields: Fields
  /** It is public, so changes go to the audit and cannot be saved as a draft. */
  isPublic: boolean
  /** The audit's remark. */
  remark: string | undefined
  renderStep: (step: number) => ReactNode
}

/** A form in steps, with the buttons to continue, save and submit. */
export function PublishForm<Values extends FieldValues>({
  label,
  fields,
  isPublic,
  remark,
  renderStep,
  ...settings
}: PublishFormProps<Values>) {
  const { form, element, step, show, next, send, sending, failures, uploading, restored, elsewhere, discard } =
    usePublishForm(settings)
  const { isDirty } = form.formState
  const { steps } = settings
  const last = step === steps.length - 1
  return (
    <Working>
      <AuditRemarkContext value={remark}>
        <PublishFieldsContext value={{ fields, busyFields: uploading }}>
          <FormProvider {...form}>
            <form
              ref={element}
              className={styles['form']}
              method="post"
              noValidate
              aria-label={label}
              onSubmit={(event) => {
                event.preventDefault()
                if (last) void send('submit')
                else next()
              }}
            >
              <ElsewhereNotice elsewhere={elsewhere} />
              {restored ? <DraftNotice onDiscard={discard} /> : null}
              <StepList titles={steps.map(({ title }) => title)} current={step} onChoose={show} />
              <h2 className={styles['heading']}>{steps[step]?.title}</h2>
              {renderStep(step)}
              <FormError messages={failures} />
              <div className={styles['buttons']}>
                {step > 0 ? <Button onClick={() => show(step - 1)}>上一步</Button> : null}
                {isPublic ? null : (
                  <Button busy={sending !== undefined} onClick={() => void send('draft')}>
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
        </PublishFieldsContext>
      </AuditRemarkContext>
    </Working>
  )
}
