import { call } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { Schema } from './contract.ts'
import { saveFile } from './saveFile.ts'

/** A large file on a slow line takes a while. */
const downloadTimeout = 10 * 60_000

/**
 * Lets the browser save a file that not everybody may read (`x-file-access` in the contract). It is asked for with the
 * session; a link could do so only with a token in its address, where others come to see it.
 */
export async function savePrivateFile(gateway: GatewayClient, file: Pick<Schema<'UploadedFile'>, 'name' | 'url'>) {
  const filePath = new URLSearchParams(file.url.split('?')[1]).get('filePath') ?? ''
  const query = { filePath, fileName: file.name }
  const content = await call(gateway, 'downloadFile', { query }, { timeout: downloadTimeout })
  saveFile(content, file.name)
}
