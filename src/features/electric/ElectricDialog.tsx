import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { fileHint } from '#gateway/fields/files.ts'
import { electricityCertificateFormFields } from '#gateway/generated/fields/ElectricityCertificateForm.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { uploadFile } from '#gateway/upload.ts'
import { useFormCall } from '#gateway/useFormCall.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useDraft } from '#ui/draft/useDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { UploadField } from '#ui/upload/UploadField.tsx'
import type { Upload } from '#ui/upload/uploads.ts'
import { electricSchema, pdfRule, selectableEnterprises, wordRule, type ElectricValues } from './electricSchema.ts'
import { TemplateLink } from './TemplateLink.tsx'
import styles from './Electric.module.css'

interface ElectricDialogProps {
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  /** The user's enterprises; undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  onClose: () => void
}

const fields = ['enId', 'wordFile', 'pdfFile'] as const
/** Files are not kept: the gateway need not keep what was never handed in. */
const draftFields = ['enId'] as const

/** The application for the importance level certificate of an electric-power user (§2.4). */
export function ElectricDialog({ userId, enterprises, onClose }: ElectricDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const form = useForm<ElectricValues>({
    resolver: zodResolver(electricSchema),
    defaultValues: { enId: '', wordFile: [], pdfFile: [] },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const draft = useDraft(form, { form: 'electric', owner: userId, version: 1, keptFor: WEEK, fields: draftFields })
  const chosen = useWatch({ control: form.control, name: 'enId' })
  const { failures, setFailures, attempt } = useFormCall(fields, form.setError)
  const [wordBusy, setWordBusy] = useState(false)
  const [pdfBusy, setPdfBusy] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  const upload: Upload = (file, options) => uploadFile(gatewayOf(queryClient), file, options)
  const options = enterprises && selectableEnterprises(enterprises)

  async function send({ enId, wordFile: [wordFile], pdfFile: [pdfFile] }: ElectricValues) {
    // The schema has seen to both files being there.
    if (wordFile === undefined || pdfFile === undefined) return
    const input = { body: { enId, wordFile, pdfFile } }
    const reply = await attempt(() =>
      call(gatewayOf(queryClient), 'saveElectricityCertificate', input, { silent: true }),
    )
    if (reply === undefined) return
    draft.forget()
    onClose()
    showMessage({ level: 'success', text: '提交成功' })
    await invalidate(queryClient, 'listElectricityCertificates')
  }

  function focusFirst() {
    // By name: file fields are no inputs of the form library. In the order of the page.
    const first = fields.find((field) => form.getFieldState(field).invalid)
    formElement.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  function onSubmit() {
    setFailures([])
    if (wordBusy || pdfBusy) return setFailures(['文件正在上传，请稍候再提交'])
    return void form.handleSubmit(send, focusFirst)()
  }

  return (
    <Dialog title="重要电力用户等级认定申请" onClose={onClose}>
      <form
        ref={formElement}
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {draft.restored && (
          <DraftNotice
            missing="请重新选择文件"
            onDiscard={() => {
              form.resetField('enId')
              draft.forget()
            }}
          />
        )}
        <SelectField
          {...form.register('enId')}
          // React shows the restored choice, too, once its option comes.
          value={chosen}
          label="企业"
          placeholder="请选择企业"
          options={(options ?? []).map(({ enId, name }) => ({ value: enId, label: name }))}
          required
          error={errors.enId?.message}
          hint={
            options?.length === 0 ? (
              <>
                您还没有审核通过的企业，请先<Anchor href="/user/relation">绑定企业</Anchor>
              </>
            ) : (
              '只能选择绑定审核已通过的企业'
            )
          }
        />
        <TemplateLink />
        <Controller
          control={form.control}
          name="wordFile"
          render={({ field: { name, value, onChange } }) => (
            <UploadField
              name={name}
              label={electricityCertificateFormFields.wordFile.title}
              hint={`按模板填写的 ${fileHint(electricityCertificateFormFields.wordFile)}`}
              rule={wordRule}
              upload={upload}
              value={value}
              onChange={onChange}
              overwrite
              required
              onBusyChange={setWordBusy}
              error={errors.wordFile?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="pdfFile"
          render={({ field: { name, value, onChange } }) => (
            <UploadField
              name={name}
              label={electricityCertificateFormFields.pdfFile.title}
              hint={`盖章后的扫描件，${fileHint(electricityCertificateFormFields.pdfFile)}`}
              rule={pdfRule}
              upload={upload}
              value={value}
              onChange={onChange}
              overwrite
              required
              onBusyChange={setPdfBusy}
              error={errors.pdfFile?.message}
            />
          )}
        />
        <FormError messages={failures} />
        <SubmitButton pending={isSubmitting} pendingText="提交中…">
          提交
        </SubmitButton>
      </form>
    </Dialog>
  )
}
