import type { GatewayClient } from './client.ts'
import type { Schema } from './contract.ts'
import { requestTimeout } from './deadline.ts'
import type { Reply } from './envelope.ts'
import { GatewayError } from './error.ts'
import { operations } from './generated/operations.ts'
import { headersFor } from './headers.ts'

interface UploadOptions {
  /** Called with the share sent so far, 0 to 100. */
  onProgress?: (percent: number) => void
  /** Aborts the upload; it then rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal
}

const uploadId = 'uploadFile'

/**
 * Uploads one file and returns the gateway's record of it. For the browser only; uses XMLHttpRequest because fetch
 * cannot report upload progress. Throws a GatewayError like `call`; the field shows it, so there is no message. It
 * times out after 20 s without progress: a large file on a slow connection may take longer in all.
 */
export async function uploadFile(
  gateway: GatewayClient,
  file: File,
  options: UploadOptions = {},
): Promise<Schema<'UploadedFile'>> {
  const attempt = (accessToken: string | undefined) => send(gateway, file, accessToken, options)
  const uploaded = await gateway.perform(uploadId, attempt, { silent: true })
  return uploaded as Schema<'UploadedFile'>
}

async function send(
  { environment }: GatewayClient,
  file: File,
  accessToken: string | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<Reply> {
  signal?.throwIfAborted()
  const { method, path } = operations[uploadId]
  const request = new XMLHttpRequest()
  request.open(method, `${environment.baseUrl}${path}`)
  const headers = headersFor({ tenantHost: environment.tenantHost, accessToken })
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  const form = new FormData()
  form.append('file', file)

  const ended = Promise.withResolvers<Reply>()
  const failWith = (kind: 'network' | 'timeout') => ended.reject(new GatewayError(kind, { operationId: uploadId }))
  let idle: ReturnType<typeof setTimeout>
  const keepAlive = () => {
    clearTimeout(idle)
    idle = setTimeout(() => {
      failWith('timeout')
      request.abort()
    }, requestTimeout)
  }
  const abort = () => {
    ended.reject(signal?.reason)
    request.abort()
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    keepAlive()
    if (total > 0) onProgress?.(Math.floor((loaded / total) * 100))
  })
  request.addEventListener('load', () => ended.resolve({ status: request.status, body: parsed(request.responseText) }))
  request.addEventListener('error', () => failWith('network'))
  signal?.addEventListener('abort', abort)
  keepAlive()
  request.send(form)
  return ended.promise.finally(() => {
    clearTimeout(idle)
    signal?.removeEventListener('abort', abort)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
