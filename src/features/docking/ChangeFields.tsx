import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { dockingStatusFormFields as facts } from '#gateway/generated/fields/DockingStatusForm.ts'
import { useUpload } from '#calls/useUpload.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'
import { consent, type ChangeValues } from './changeForm.ts'
import type { DockingChange } from './partyActions.ts'

interface ChangeFieldsProps {
  change: DockingChange
  form: UseFormReturn<ChangeValues>
  onBusyChange: (busy: boolean) => void
}

/** The fields for a change of a docking. */
export function ChangeFields({ change, form, onBusyChange }: ChangeFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const [ownerReply, rejectReason, failReason] = useWatch({
    control,
    name: ['ownerReply', 'rejectReason', 'failReason'],
  })
  const upload = useUpload()
  switch (change) {
    case 'ACCEPT':
      return (
        <>
          <TextAreaField
            {...register('ownerReply')}
            {...inputOf(facts.ownerReply)}
            label="给对方的回复（选填）"
            rows={3}
            length={ownerReply.length}
            error={errors.ownerReply?.message}
          />
          <CheckboxField {...register('agree')} label={consent.title} error={errors.agree?.message} />
        </>
      )
    case 'REJECT':
      return (
        <TextAreaField
          {...register('rejectReason')}
          {...inputOf(facts.rejectReason)}
          rows={3}
          length={rejectReason.length}
          required
          error={errors.rejectReason?.message}
        />
      )
    case 'START':
      return (
        <>
          <TextField
            {...register('meetTime')}
            label={`${facts.meetTime.title}（选填）`}
            type="datetime-local"
            error={errors.meetTime?.message}
          />
          <TextField
            {...register('meetPlace')}
            {...inputOf(facts.meetPlace)}
            label={`${facts.meetPlace.title}（选填）`}
            error={errors.meetPlace?.message}
          />
        </>
      )
    case 'DEAL':
      return (
        <>
          <NumberField
            {...register('contractAmount')}
            label={facts.contractAmount.title}
            unit={`${facts.contractAmount.unit}，选填`}
            error={errors.contractAmount?.message}
          />
          <Controller
            control={control}
            name="contractFile"
            render={({ field: { name, value, onChange } }) => (
              <UploadField
                name={name}
                label={`${facts.contractFile.title}（选填）`}
                hint={fileHint(facts.contractFile)}
                rule={fileRule(facts.contractFile)}
                upload={upload}
                value={value}
                onChange={onChange}
                overwrite
                onBusyChange={onBusyChange}
                error={errors.contractFile?.message}
              />
            )}
          />
        </>
      )
    case 'NO_DEAL':
      return (
        <TextAreaField
          {...register('failReason')}
          {...inputOf(facts.failReason)}
          rows={3}
          length={failReason.length}
          required
          error={errors.failReason?.message}
        />
      )
    case 'CANCEL':
      return null
    default:
      return change satisfies never
  }
}
