import { call } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { QueryOf } from './contract.ts'
import { saveFile } from './saveFile.ts'

/** A large file on a slow line takes longer than other calls; in milliseconds. */
const downloadTimeout = 600_000

/** Downloads a file and lets the browser save it under its `fileName`. Throws a GatewayError like `call`. */
export async function downloadFile(gateway: GatewayClient, file: QueryOf<'downloadFile'>): Promise<void> {
  const content = await call(gateway, 'downloadFile', { query: file }, { timeout: downloadTimeout })
  saveFile(content, file.fileName)
}
