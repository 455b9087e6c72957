import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm, type UseFormRegister, useWatch } from 'react-hook-form'
import * as asked from '#gateway/generated/fields/AttractIntentForm.ts'
import { investAmount } from '#gateway/generated/fields/AttractIntentForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/rules/withoutSpaces.ts'
import type { Schema } from '#gateway/contract.ts'
import { aheadHint } from '#gateway/fields/dates.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { area, visitDate } from '#gateway/generated/fields/InvestmentIntentForm.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import {
  attractIntent,
  emptyIntent,
  intentSchema,
  type IntentTarget,
  type IntentValues,
  investmentIntent,
} from './intentSchema.ts'

interface IntentDialogProps {
  title: string
  target: IntentTarget
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  onClose: () => void
}

const texts = ['name', 'company', 'mobile', 'industry', 'investAmount', 'area', 'visitDate', 'content'] as const
const fields = [...texts, 'agree'] as const

/**
 * Sends an expression of interest to the department in charge, which calls back. The person's details are the same for
 * all targets.
 */
export function IntentDialog({ title, target, userId, onClose }: IntentDialogProps) {
  const resolver = zodResolver(intentSchema(target.kind))
  const form = useForm({ resolver, defaultValues: emptyIntent, shouldFocusError: false })
  const { register, formState } = form
  const { errors } = formState
  const content = useWatch({ control: form.control, name: 'content' })
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `intent-${target.id}`, owner: userId, fields: texts }),
    send: (values, call) =>
      target.kind === 'attract'
        ? call('saveAttractIntent', { body: attractIntent(values, target.id) })
        : call('saveInvestmentIntent', { body: investmentIntent(values, target) }),
    onClose,
    done: ({ replyDept, replyDays }) => `意向已提交，${replyDept}将在 ${replyDays} 个工作日内联系您`,
  })

  return (
    <Dialog title={title} onClose={onClose}>
      <GatewayForm of={sender} submit="提交">
        <TextField
          {...register('company')}
          {...inputOf(asked.company)}
          autoComplete="organization"
          error={errors.company?.message}
        />
        <TextField {...register('name')} {...inputOf(asked.name)} autoComplete="name" error={errors.name?.message} />
        <TextField
          {...register('mobile')}
          label={asked.mobile.title}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={mobileTyped}
          required
          error={errors.mobile?.message}
        />
        <TextField
          {...register('industry')}
          label={`${asked.industry.title}（选填）`}
          maxLength={asked.industry.maxLength}
          error={errors.industry?.message}
        />
        {target.kind === 'attract' ? (
          <AttractFields register={register} errors={errors} />
        ) : (
          <PlaceFields register={register} errors={errors} type={target.type} />
        )}
        <TextAreaField
          {...register('content')}
          {...inputOf(asked.content)}
          rows={3}
          length={content.length}
          error={errors.content?.message}
        />
        <CheckboxField {...register('agree')} label={asked.agree.title} error={errors.agree?.message} />
      </GatewayForm>
    </Dialog>
  )
}

interface TargetFieldsProps {
  register: UseFormRegister<IntentValues>
  errors: FieldErrors<IntentValues>
}

/** Fields that only an investment project has. */
function AttractFields({ register, errors }: TargetFieldsProps) {
  return (
    <SelectField
      {...register('investAmount')}
      label={investAmount.title}
      placeholder={askFor(investAmount)}
      options={Object.entries(investAmount.words).map(([value, label]) => ({ value, label }))}
      required
      error={errors.investAmount?.message}
    />
  )
}

/** Fields that only a place has. An environment is a whole park, which nobody makes an appointment to see. */
function PlaceFields({ register, errors, type }: TargetFieldsProps & { type: Schema<'InvestmentType'> }) {
  return (
    <>
      <TextField
        {...register('area')}
        label={`${area.title}（${area.unit}，选填）`}
        inputMode="decimal"
        error={errors.area?.message}
      />
      {type === 'ENVIRONMENT' ? null : (
        <TextField
          {...register('visitDate')}
          // Land is surveyed rather than visited.
          label={type === 'LAND' ? '预约踏勘日期（选填）' : `${visitDate.title}（选填）`}
          type="date"
          hint={aheadHint(visitDate)}
          error={errors.visitDate?.message}
        />
      )}
    </>
  )
}
