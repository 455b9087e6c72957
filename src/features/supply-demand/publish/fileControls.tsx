import { use } from 'react'
import { useController } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { useUpload } from '#calls/useUpload.ts'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import { labelOf, PublishFieldsContext, useField, type ControlProps } from './publishFields.ts'

// Controls for uploads: which files, how many and how large come from the contract.

/** Pictures, or the single picture of a field that takes one. */
export function PictureFiles({ name, needed = false }: ControlProps) {
  const { field, settings, error } = useFiles(name)
  return (
    <ImageUpload
      {...settings}
      label={labelOf(field, needed)}
      hint={fileHint({ ...field, file: field.file ?? [] })}
      size="small"
      overwrite={field.maxItems === undefined}
      srcOf={gatewayUrl}
      error={error}
    />
  )
}

/** Files for download. */
export function OtherFiles({ name, needed = false }: ControlProps) {
  const { field, settings, error } = useFiles(name)
  return (
    <UploadField
      {...settings}
      name={name}
      label={labelOf(field, needed)}
      hint={fileHint({ ...field, file: field.file ?? [] })}
      error={error}
    />
  )
}

function useFiles(name: string) {
  const { busyFields } = use(PublishFieldsContext)
  const { field: control, fieldState } = useController<Record<string, UploadedFile[]>>({ name })
  const field = useField(name)
  const upload = useUpload()
  const settings = {
    rule: fileRule({ ...field, file: field.file ?? [] }),
    upload,
    value: control.value ?? [],
    onChange: control.onChange,
    onBusyChange: (isBusy: boolean) => void (isBusy ? busyFields.add(name) : busyFields.delete(name)),
  }
  return { field, settings, error: fieldState.error?.message }
}
