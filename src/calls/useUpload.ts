import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { gatewayOf } from '#gateway/query.ts'
import { uploadFile } from '#gateway/upload.ts'
import type { Upload } from '#ui/upload/uploads.ts'

/** The upload function for fields that take files. */
export function useUpload(): Upload {
  const gateway = gatewayOf(useQueryClient())
  return useCallback((file, options) => uploadFile(gateway, file, options), [gateway])
}
