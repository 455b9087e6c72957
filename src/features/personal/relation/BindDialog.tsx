import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import * as changes from '#gateway/generated/changes.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import * as facts from '#gateway/generated/fields/EnterpriseBindForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useUpload } from '#calls/useUpload.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'
import type { UploadedFile } from '#ui/upload/uploads.ts'

/** An enterprise that has an id at the gateway. */
export interface KnownEnterprise {
  enId: string
  name: string
}

interface BindDialogProps {
  enterprise: KnownEnterprise
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  onClose: () => void
  /** The application is waiting for its audit. */
  onBound: (name: string) => void
}

const schema = z.object({ remark: textRule(facts.remark), proofFiles: z.array(z.custom<UploadedFile>()) })
const empty = { remark: '', proofFiles: [] }
const fields = ['remark', 'proofFiles'] as const
/** Files are not kept: the gateway may discard uploads that were never submitted. */
const draftFields = ['remark'] as const

/** Applies to be bound to a known enterprise, with documents as proof (§7.2 bind); its profile comes later. */
export function BindDialog({ enterprise: { enId, name }, userId, onClose, onBound }: BindDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty, shouldFocusError: false })
  const { errors } = form.formState
  const remark = useWatch({ control: form.control, name: 'remark' })
  const upload = useUpload()

  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `bind-${enId}`, owner: userId, fields: draftFields }),
    send({ proofFiles, remark: said }, call) {
      const body = { enId, ...(proofFiles.length > 0 && { proofFiles }), ...(said && { remark: said }) }
      return call('bindEnterprise', { body })
    },
    onClose,
    onSettled: (isSent) => isSent && onBound(name),
    outdates: changes.bindEnterprise,
  })

  return (
    <Dialog title="申请绑定企业" onClose={onClose}>
      <GatewayForm of={sender} missing="请重新选择文件" submit="提交绑定申请">
        <p>申请绑定：{name}</p>
        <Controller
          control={form.control}
          name="proofFiles"
          render={({ field: { name: field, value, onChange } }) => (
            <UploadField
              name={field}
              label={`${facts.proofFiles.title}（选填）`}
              hint={`授权书或营业执照，便于尽快审核。${fileHint(facts.proofFiles)}`}
              rule={fileRule(facts.proofFiles)}
              upload={upload}
              value={value}
              onChange={onChange}
              onBusyChange={sender.uploadingOf('proofFiles')}
              error={errors.proofFiles?.message}
            />
          )}
        />
        <TextAreaField
          {...form.register('remark')}
          {...inputOf(facts.remark)}
          label={`${facts.remark.title}（选填）`}
          placeholder="例如在企业的职务"
          rows={3}
          length={remark.length}
          error={errors.remark?.message}
        />
      </GatewayForm>
    </Dialog>
  )
}
