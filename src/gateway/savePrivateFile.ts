import { call } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { Schema } from './contract.ts'
import { saveFile } from './saveFile.ts'

/** A large file on a slow connection takes a while. */
const downloadTimeout = 10 * 60_000

/**
 * Makes the browser save a file that not everybody may read (`x-file-access` in the contract). It is fetched with the
 * session; a plain link would need a token in its URL, where others could see it.
 */
export async function savePrivateFile(gateway: GatewayClient, file: Pick<Schema<'UploadedFile'>, 'name' | 'url'>) {
  const filePath = new URLSearchParams(file.url.split('?')[1]).get('filePath') ?? ''
  const query = { filePath, fileName: file.name }
  const content = await call(gateway, 'downloadFile', { query }, { timeout: downloadTimeout })
  saveFile(content, file.name)
}
