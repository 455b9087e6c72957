import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import type { OperationId } from '#gateway/contract.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useUpload } from '#calls/useUpload.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { editableUntil } from '#gateway/generated/fields/DockingEvaluation.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import {
  emptyOpinion,
  fields,
  opinionOf,
  opinionOutline,
  opinionSchema,
  suggestedTags,
  valuesOf,
  type Opinion,
  type OpinionValues,
} from './opinionForm.ts'
import { scoreFields, scoreNames } from './scores.ts'
import styles from './Evaluation.module.css'

interface OpinionDialogProps {
  /** What is evaluated. */
  subject: string
  /** Part of the draft's name, e.g. the docking's id. */
  draftName: string
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  /** The earlier evaluation when it is to be changed. */
  given?: Opinion | undefined
  send: (opinion: Opinion) => Promise<unknown>
  /** The success message. */
  done: string
  /** Queries to refetch. */
  outdates: readonly OperationId[]
  onClose: () => void
}

const names = ['overall', 'tags', 'content'] as const
const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))

/** One party's opinion of the other: stars, and a text that is required with few stars. */
export function OpinionDialog({
  subject,
  draftName,
  userId,
  given,
  send,
  done,
  outdates,
  onClose,
}: OpinionDialogProps) {
  // Kept, as the page behind knows of it before the dialog closes.
  const [isFirst] = useState(given === undefined)
  const [before] = useState(() => (given === undefined ? emptyOpinion : valuesOf(given)))
  const form = useForm<OpinionValues>({
    resolver: zodResolver(opinionSchema),
    defaultValues: before,
    shouldFocusError: false,
  })
  const { register, control, formState } = form
  const { errors } = formState
  const content = useWatch({ control, name: 'content' })
  const sender = useGatewayForm({
    form,
    fields: names,
    draft: useFormDraft(form, { name: `evaluation-${draftName}`, owner: userId, outline: opinionOutline }),
    send: (values) => send(opinionOf(values)),
    onClose,
    done,
    outdates,
  })
  const upload = useUpload()
  const tags = [...new Set([...suggestedTags, ...before.tags])].map((tag) => ({ value: tag, label: tag }))

  return (
    <Dialog title={isFirst ? '评价' : '修改评价'} onClose={onClose}>
      <GatewayForm of={sender} submit="提交评价">
        <p className={styles['lead']}>
          评价：{subject}。
          {isFirst
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
              onBusyChange={sender.uploadingOf('images')}
              srcOf={gatewayUrl}
              error={errors.images?.message}
            />
          )}
        />
        <CheckboxField {...register('anonymous')} label="匿名评价（公开时遮挡企业名称）" />
      </GatewayForm>
    </Dialog>
  )
}
