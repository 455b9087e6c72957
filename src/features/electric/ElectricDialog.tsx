import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { fileHint } from '#gateway/fields/files.ts'
import { electricityCertificateFormFields } from '#gateway/generated/fields/ElectricityCertificateForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useUpload } from '#calls/useUpload.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'
import { electricSchema, pdfRule, selectableEnterprises, wordRule, type ElectricValues } from './electricSchema.ts'
import { TemplateLink } from './TemplateLink.tsx'

interface ElectricDialogProps {
  /** Whose draft to keep; undefined until it is known. */
  userId: string | undefined
  /** The user's enterprises; undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  onClose: () => void
}

const fields = ['enId', 'wordFile', 'pdfFile'] as const
/** Files are not kept: the gateway may discard uploads that were never submitted. */
const draftFields = ['enId'] as const

/** The application for the importance level certificate of an electric-power user (§2.4). */
export function ElectricDialog({ userId, enterprises, onClose }: ElectricDialogProps) {
  const form = useForm<ElectricValues>({
    resolver: zodResolver(electricSchema),
    defaultValues: { enId: '', wordFile: [], pdfFile: [] },
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const chosen = useWatch({ control: form.control, name: 'enId' })
  const options = enterprises && selectableEnterprises(enterprises)

  const sender = useGatewayForm({
    form,
    fields,
    // The files stay, as they have been uploaded meanwhile.
    draft: useFormDraft(form, {
      name: 'electric',
      owner: userId,
      fields: draftFields,
      discard: () => form.resetField('enId'),
    }),
    async send({ enId, wordFile: [wordFile], pdfFile: [pdfFile] }, call) {
      // The schema has checked that both files are there.
      if (wordFile && pdfFile) await call('saveElectricityCertificate', { body: { enId, wordFile, pdfFile } })
    },
    onClose,
    done: '提交成功',
    outdates: ['listElectricityCertificates'],
  })
  const upload = useUpload()

  return (
    <Dialog title="重要电力用户等级认定申请" onClose={onClose}>
      <GatewayForm of={sender} submit="提交" missing="请重新选择文件">
        <SelectField
          {...form.register('enId')}
          // React also shows the restored choice once its option loads.
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
              onBusyChange={sender.uploadingOf('wordFile')}
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
              onBusyChange={sender.uploadingOf('pdfFile')}
              error={errors.pdfFile?.message}
            />
          )}
        />
      </GatewayForm>
    </Dialog>
  )
}
