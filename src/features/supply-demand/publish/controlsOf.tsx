import { type ReactNode, use } from 'react'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import { Choice, Many, One, Several, type ChoiceProps, type ManyProps, type OneProps } from './choiceControls.tsx'
import { type ControlProps, labelOf, PublishFieldsContext, useField } from './publishFields.ts'
import { Amount, Area, Line, type AreaProps, type LineProps } from './textControls.tsx'
import { useController } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { useUpload } from '#calls/useUpload.ts'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'

type NamesOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never
}[keyof Values & string]

interface Controls<Text extends string, List extends string, Files extends string> {
  Line: (props: LineProps<Text>) => ReactNode
  Area: (props: AreaProps<Text>) => ReactNode
  Amount: (props: ControlProps<Text>) => ReactNode
  Choice: (props: ChoiceProps<Text>) => ReactNode
  Several: (props: ChoiceProps<List>) => ReactNode
  One: (props: OneProps<Text>) => ReactNode
  Many: (props: ManyProps<List>) => ReactNode
  PictureFiles: (props: ControlProps<Files>) => ReactNode
  OtherFiles: (props: ControlProps<Files>) => ReactNode
}

/** The controls for a form's own field names, each for the fields whose type it supports. */
export function controlsOf<Values>(): Controls<
  NamesOf<Values, string>,
  NamesOf<Values, string[]>,
  NamesOf<Values, UploadedFile[]>
> {
  return { Line, Area, Amount, Choice, Several, One, Many, PictureFiles, OtherFiles }
}

// Controls for uploads: which files, how many and how large come from the contract.

/** Pictures, or the single picture of a field that takes one. */
function PictureFiles({ name, needed = false }: ControlProps) {
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
function OtherFiles({ name, needed = false }: ControlProps) {
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
