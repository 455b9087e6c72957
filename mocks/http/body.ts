import type { IncomingMessage } from 'node:http'
import type { UploadedPart } from '../handler/handler.ts'
import { uploadFormFields } from '#gateway/generated/fields/UploadForm.ts'
import { HttpProblem } from './reply.ts'

export const jsonLimit = 1024 * 1024
/** The largest file that uploadFile accepts, plus room for the parts around it. */
export const multipartLimit =
  (Math.max(...uploadFormFields.file.file.map(({ maxMegabytes }) => maxMegabytes)) + 1) * 1024 * 1024

const maxDepth = 64
const maxParts = 100
/** How much of a body that is too large is still read, so that the client is still listening when the 413 arrives. */
const drainLimit = 2 * multipartLimit
const drainMs = 2000

/** Reads a whole body. Throws 413 beyond the limit (bytes), and 400 when the client disconnects. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  let drainUntil = Infinity
  // An async iterator over the request takes as long as parsing and validating a small body.
  const read = new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      else if (drainUntil === Infinity) drainUntil = Date.now() + drainMs
      if (length <= drainLimit && Date.now() <= drainUntil) return
      resolve()
      request.destroy()
    })
    request.once('end', resolve)
    request.once('error', reject)
    request.once('close', () => reject(new Error('The request was closed before its end')))
  })
  try {
    await read
  } catch {
    throw new HttpProblem(400, '请求体未完整到达')
  }
  if (length > limit) {
    throw new HttpProblem(413, `请求体不能超过 ${limit / 1024 / 1024} MB`, { connection: 'close' })
  }
  return Buffer.concat(chunks)
}

/**
 * A JSON body with every text trimmed. Returns undefined for an empty body. Throws 400 when the body is not JSON in
 * UTF-8 or nests deeper than 64 levels.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpProblem(400, '请求体不是合法的 JSON')
  }
  return trimmed(value, 0)
}

function trimmed(value: unknown, depth: number): unknown {
  if (depth > maxDepth) throw new HttpProblem(400, `请求体嵌套不能超过 ${maxDepth} 层`)
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((item) => trimmed(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, trimmed(child, depth + 1)]))
}

/** The fields of a multipart body: trimmed text, and the file name for a file. The files themselves are separate. */
interface Form {
  fields: Record<string, string | string[]>
  files: Record<string, UploadedPart>
}

/** Throws 400 when the body is not multipart or has more than 100 parts. */
export async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<Form> {
  let form: FormData
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new HttpProblem(400, '请求体不是合法的 multipart/form-data')
  }
  const parts = [...form]
  if (parts.length > maxParts) throw new HttpProblem(400, `请求体不能超过 ${maxParts} 个部分`)
  const fields = new Map<string, string | string[]>()
  const files = new Map<string, UploadedPart>()
  for (const [name, part] of parts) {
    const text = typeof part === 'string' ? part.trim() : part.name
    const before = fields.get(name)
    fields.set(name, before === undefined ? text : [before, text].flat())
    if (typeof part === 'string') continue
    files.set(name, { name: part.name, type: part.type, bytes: new Uint8Array(await part.arrayBuffer()) })
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) }
}
