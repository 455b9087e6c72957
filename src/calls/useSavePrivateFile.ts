import { useQueryClient } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { savePrivateFile } from '#gateway/savePrivateFile.ts'

/** Saves a private file. The call itself shows a message if it fails. */
export function useSavePrivateFile(): (file: Pick<Schema<'UploadedFile'>, 'name' | 'url'>) => Promise<void> {
  const gateway = gatewayOf(useQueryClient())
  return async (file) => {
    try {
      await savePrivateFile(gateway, file)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
    }
  }
}
