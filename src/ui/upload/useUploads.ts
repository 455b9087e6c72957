import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { admit, type UploadRule } from './uploadRule.ts'
import { createUploads, withUploaded, type PendingUpload, type Upload, type UploadedFile } from './uploads.ts'

/** What a field that takes files is given, whatever it looks like. */
export interface UploadSettings {
  rule: UploadRule
  upload: Upload
  /** The files uploaded so far. */
  value: readonly UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  /** A new file replaces the first one instead of being one too many (4-61). */
  overwrite?: boolean
  /** Told when uploads begin and when the last one has ended. */
  onBusyChange?: ((busy: boolean) => void) | undefined
}

const none: readonly PendingUpload[] = []

/** The files of a field on their way to its value. */
export function useUploads({ rule, upload, value, onChange, overwrite = false, onBusyChange }: UploadSettings) {
  // Uploads end long after the render that started them: they must see the field as it is then.
  const latest = useRef({ upload, value, onChange })
  useEffect(() => {
    latest.current = { upload, value, onChange }
  })
  // oxlint-disable-next-line react/refs -- read when an upload ends, not while rendering
  const [uploads] = useState(() =>
    createUploads(
      (file, options) => latest.current.upload(file, options),
      (file) => {
        const files = withUploaded(latest.current.value, file, overwrite)
        // Two uploads may end before the next render.
        latest.current = { ...latest.current, value: files }
        latest.current.onChange(files)
      },
    ),
  )
  const pending = useSyncExternalStore(uploads.subscribe, uploads.pending, () => none)
  const [refused, setRefused] = useState<readonly string[]>([])
  useEffect(() => () => uploads.removeAll(), [uploads])

  const busy = pending.some(({ state }) => state === 'uploading')
  useEffect(() => onBusyChange?.(busy), [busy, onBusyChange])

  function choose(files: readonly File[]) {
    if (files.length === 0) return
    const { admitted, messages } = admit(files, rule, overwrite ? 0 : value.length + pending.length)
    setRefused(messages)
    if (overwrite && admitted.length > 0) uploads.removeAll()
    for (const file of admitted) uploads.start(file)
  }

  return {
    pending,
    /** Why files chosen last were refused. */
    refused,
    choose,
    retry: uploads.retry,
    cancel: uploads.remove,
    remove: (uid: string) => onChange(value.filter((file) => file.uid !== uid)),
  }
}
