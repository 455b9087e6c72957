import { createContext, use, useCallback, useEffect, useId } from 'react'
import type { Upload } from '#ui/upload/uploads.ts'

interface ResumeUploads {
  upload: Upload
  /** Ids of the fields with uploads in progress. */
  busyFields: Set<string>
}

/** How the resume's fields upload their files. */
export const ResumeUploadsContext = createContext<ResumeUploads | undefined>(undefined)

/** The props of a file field; the form waits for its uploads as long as the field is rendered. */
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
