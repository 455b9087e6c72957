import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { admit, type UploadRule } from './uploadRule.ts'
import { createUploads, withUploaded, type PendingUpload, type Upload, type UploadedFile } from './uploads.ts'

/** The props of a file field, whatever it looks like. */
export interface UploadSettings {
  rule: UploadRule
  upload: Upload
  /** The files uploaded so far. */
  value: readonly UploadedFile[]
  onChange: (files: UploadedFile[]) => void
  /** A new file replaces the first one instead of exceeding the limit (4-61). */
  overwrite?: boolean
  /** Called when uploads begin and when the last one has ended. */
  onBusyChange?: ((busy: boolean) => void) | undefined
}

const none: readonly PendingUpload[] = []

/** Uploads a field's files and adds them to its value. */
export function useUploads({ rule, upload, value, onChange, overwrite = false, onBusyChange }: UploadSettings) {
  // Uploads end long after the render that started them, so they must read the field's latest state.
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
    /** Why the last chosen files were refused. */
    refused,
    choose,
    retry: uploads.retry,
    cancel: uploads.remove,
    remove: (uid: string) => onChange(value.filter((file) => file.uid !== uid)),
  }
}
