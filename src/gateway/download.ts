import { call } from './call.ts'
import type { GatewayClient } from './client.ts'
import type { QueryOf } from './contract.ts'

/** A large file on a slow line takes longer than other calls; in milliseconds. */
const downloadTimeout = 600_000

/** How long a browser may take to start saving; the address is released after that, in milliseconds. */
const saveTime = 40_000

/** Downloads a file and lets the browser save it under its `fileName`. Throws a GatewayError like `call`. */
export async function downloadFile(gateway: GatewayClient, file: QueryOf<'downloadFile'>): Promise<void> {
  const content = await call(gateway, 'downloadFile', { query: file }, { timeout: downloadTimeout })
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = file.fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), saveTime)
}
