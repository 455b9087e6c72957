import { createContext, use, useCallback, useEffect, useId } from 'react'
import type { Upload } from '#ui/upload/uploads.ts'

interface ResumeUploads {
  upload: Upload
  /** The fields of which files are on their way, by an id. */
  busyFields: Set<string>
}

/** How the fields of the resume upload their files. */
export const ResumeUploadsContext = createContext<ResumeUploads | undefined>(undefined)

/** What a field that takes files is given; the form waits for its uploads as long as the field is there. */
export function useResumeUpload() {
  const uploads = use(ResumeUploadsContext)
  if (uploads === undefined) throw new Error('the field stands outside the resume')
  const { upload, busyFields } = uploads
  const key = useId()
  useEffect(() => () => void busyFields.delete(key), [busyFields, key])
  const onBusyChange = useCallback(
    (busy: boolean) => void (busy ? busyFields.add(key) : busyFields.delete(key)),
    [busyFields, key],
  )
  return { upload, onBusyChange }
}
