import type { BinaryReply } from '../handler/handler.ts'
import { jsonReply, type Reply } from '../http/reply.ts'
import type { PrismAnswer } from '../prism/prism.ts'

/** Turns a validated reply into bytes: objects become JSON, text stays text, and binary replies keep their bytes. */
export function toWire(reply: PrismAnswer, binary: BinaryReply | undefined): Reply {
  if (binary !== undefined) {
    return { status: reply.status, headers: binaryHeaders(binary), body: binary.bytes }
  }
  const contentType = reply.contentType ?? 'application/json'
  if (contentType.startsWith('application/json')) return jsonReply(reply.status, reply.body, {}, reply.json)
  const headers = { 'content-type': contentType, ...(contentType.startsWith('text/html') ? htmlPolicy : {}) }
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
  return { status: reply.status, headers, body: text }
}

/** HTML from the gateway is content and must never run scripts. */
const htmlPolicy = {
  'content-security-policy': "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
}

function binaryHeaders({ contentType, fileName }: BinaryReply): Record<string, string> {
  if (fileName === undefined) return { 'content-type': contentType }
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, percent)}`,
  }
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
