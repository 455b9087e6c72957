import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '#gateway/call.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { inputOf } from '#gateway/fields/inputOf.ts'
import { textRule } from '#gateway/fields/textRule.ts'
import * as facts from '#gateway/generated/fields/EnterpriseBindForm.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { uploadFile } from '#gateway/upload.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { focusFirstError } from '#ui/form/focusFirstError.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'
import type { Upload, UploadedFile } from '#ui/upload/uploads.ts'
import styles from './BindDialog.module.css'

/** An enterprise that the gateway knows by an id. */
export interface KnownEnterprise {
  enId: string
  name: string
}

interface BindDialogProps {
  enterprise: KnownEnterprise
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  onClose: () => void
  /** The application waits for its audit. */
  onBound: (name: string) => void
}

const schema = z.object({ remark: textRule(facts.remark), proofFiles: z.array(z.custom<UploadedFile>()) })
const empty = { remark: '', proofFiles: [] }
const fields = ['remark', 'proofFiles'] as const
/** Files are not kept: the gateway need not keep what was never handed in. */
const draftFields = ['remark'] as const

/** Asks to be bound to an enterprise that is known already, with what proves it (§7.2 bind); its profile comes later. */
export function BindDialog({ enterprise: { enId, name }, userId, onClose, onBound }: BindDialogProps) {
  const queryClient = useQueryClient()
  const gateway = gatewayOf(queryClient)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty, shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const draft = useDraft(form, { form: `bind-${enId}`, owner: userId, version: 1, keptFor: WEEK, fields: draftFields })
  const remark = useWatch({ control: form.control, name: 'remark' })
  const { failures, setFailures, attempt } = useFormCall(fields, form.setError)
  const [uploading, setUploading] = useState(false)
  const upload: Upload = (file, options) => uploadFile(gateway, file, options)

  async function send(values: z.infer<typeof schema>) {
    if (uploading) {
      setFailures(['文件正在上传，请稍候再提交'])
      return
    }
    const { proofFiles, remark: said } = values
    const body = { enId, ...(proofFiles.length > 0 && { proofFiles }), ...(said && { remark: said }) }
    const reply = await attempt(() => call(gateway, 'bindEnterprise', { body }, { silent: true }))
    if (reply !== undefined) {
      draft.forget()
      onClose()
    }
    await invalidate(queryClient, 'listMyEnterprises')
    if (reply !== undefined) onBound(name)
  }

  const submit = form.handleSubmit(send, focusFirstError)

  return (
    <Dialog title="申请绑定企业" onClose={onClose}>
      <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && (
          <DraftNotice
            missing="请重新选择文件"
            onDiscard={() => {
              draft.forget()
              form.reset(empty)
            }}
          />
        )}
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
              onBusyChange={setUploading}
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
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交绑定申请
        </SubmitButton>
      </form>
    </Dialog>
  )
}
