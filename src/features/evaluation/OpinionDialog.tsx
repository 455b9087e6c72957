import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import { gatewayOf } from '#gateway/query.ts'
import { uploadFile } from '#gateway/upload.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { editableUntil } from '#gateway/generated/fields/DockingEvaluation.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { ElsewhereNotice } from '#ui/draft/ElsewhereNotice.tsx'
import { isLike } from '#ui/draft/isLike.ts'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { RadioGroup } from '#ui/form/RadioGroup.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import type { Upload } from '#ui/upload/uploads.ts'
import {
  emptyOpinion,
  fields,
  opinionOf,
  opinionOutline,
  opinionSchema,
  scoreFields,
  scoreNames,
  suggestedTags,
  valuesOf,
  type Opinion,
  type OpinionValues,
} from './opinionForm.ts'
import styles from './Evaluation.module.css'

interface OpinionDialogProps {
  /** What is evaluated. */
  subject: string
  /** Names the draft, e.g. by the docking's id. */
  draftName: string
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  /** What was given before, when it is to be changed. */
  given?: Opinion | undefined
  send: (opinion: Opinion) => Promise<unknown>
  /** It has been sent; or refused, and what the page shows may be out of date. */
  onSettled: (sent: boolean) => Promise<void> | void
  onClose: () => void
}

const names = ['overall', 'tags', 'content'] as const
const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))
const isValues = (value: unknown): value is OpinionValues => isLike(opinionOutline, value)

/** What one party thinks of the other: stars, and words where there are few of them. */
export function OpinionDialog({ subject, draftName, userId, given, send, onSettled, onClose }: OpinionDialogProps) {
  const gateway = gatewayOf(useQueryClient())
  const [before] = useState(() => (given === undefined ? emptyOpinion : valuesOf(given)))
  const form = useForm<OpinionValues>({
    resolver: zodResolver(opinionSchema),
    defaultValues: before,
    shouldFocusError: false,
  })
  const { register, control, formState } = form
  const { errors } = formState
  const draft = useRecordDraft(
    form,
    { form: `evaluation-${draftName}`, owner: userId, version: 1, keptFor: WEEK },
    isValues,
  )
  const content = useWatch({ control, name: 'content' })
  const { failures, setFailures, attempt } = useFormCall(names, form.setError)
  const [uploading, setUploading] = useState(false)
  const upload: Upload = (file, options) => uploadFile(gateway, file, options)
  const tags = [...new Set([...suggestedTags, ...before.tags])].map((tag) => ({ value: tag, label: tag }))

  async function submitValues(values: OpinionValues) {
    if (uploading) {
      setFailures(['图片正在上传，请稍候再提交'])
      return
    }
    const reply = await attempt(() => send(opinionOf(values)))
    if (reply !== undefined) {
      draft.forget()
      onClose()
    }
    await onSettled(reply !== undefined)
  }

  const submit = form.handleSubmit(submitValues, focusFirstError)

  return (
    <Dialog title={given === undefined ? '评价' : '修改评价'} onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <ElsewhereNotice elsewhere={draft.elsewhere} />
        {draft.restored && (
          <DraftNotice
            onDiscard={() => {
              draft.forget()
              form.reset(before)
            }}
          />
        )}
        <p className={styles['lead']}>
          评价：{subject}。
          {given === undefined
            ? `提交后经审核公开，${editableUntil.term.days} 天内可以修改一次。`
            : '只能修改这一次，修改后重新审核。'}
        </p>
        <Controller
          control={control}
          name="overall"
          render={({ field }) => (
            <RadioGroup
              {...field}
              legend={`${fields.overall.title}（5 分最好）`}
              options={stars}
              error={errors.overall?.message}
            />
          )}
        />
        {scoreNames.map((name) => (
          <Controller
            key={name}
            control={control}
            name={`scores.${name}`}
            render={({ field }) => (
              <RadioGroup
                {...field}
                legend={`${scoreFields[name].title}（分）`}
                options={stars}
                error={errors.scores?.[name]?.message}
              />
            )}
          />
        ))}
        <Controller
          control={control}
          name="tags"
          render={({ field }) => (
            <CheckboxGroup
              {...field}
              legend={`${fields.tags.title}（选填，最多 ${fields.tags.maxItems} 个）`}
              options={tags}
              error={errors.tags?.message}
            />
          )}
        />
        <TextAreaField
          {...register('content')}
          label={fields.content.title}
          maxLength={fields.content.maxLength}
          rows={3}
          length={content.length}
          hint="1、2 分时请说明原因"
          error={errors.content?.message}
        />
        <Controller
          control={control}
          name="images"
          render={({ field: { value, onChange } }) => (
            <ImageUpload
              label={`${fields.images.title}（选填）`}
              hint={fileHint(fields.images)}
              size="small"
              rule={fileRule(fields.images)}
              upload={upload}
              value={value}
              onChange={onChange}
              onBusyChange={setUploading}
              srcOf={gatewayUrl}
              error={errors.images?.message}
            />
          )}
        />
        <CheckboxField {...register('anonymous')} label="匿名评价（公开时遮挡企业名称）" />
        <FormError messages={failures} />
        <SubmitButton pending={formState.isSubmitting} pendingText="提交中…">
          提交评价
        </SubmitButton>
      </form>
    </Dialog>
  )
}
