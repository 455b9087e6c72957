import { connect } from 'node:net'

/** In ms: after this much silence the other side's reply counts as complete. */
const silence = 2500

export interface RawReply {
  /** One for each reply on the connection. */
  statuses: number[]
  text: string
  /** Header lines of all replies, lower case. */
  heads: string[]
  /** Whether the other side closed the connection. */
  ended: boolean
}

/** Sends raw bytes and reads until the connection closes or falls silent. */
export function sendRaw(origin: URL, ...pieces: (string | Buffer)[]): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect(Number(origin.port), origin.hostname)
    const chunks: Buffer[] = []
    let ended = false
    const done = () => {
      socket.destroy()
      resolve({ ...readReplies(Buffer.concat(chunks).toString('latin1')), ended })
    }
    socket.setTimeout(silence, done)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('end', () => {
      ended = true
    })
    // A reset counts as a close.
    socket.once('error', () => {
      ended = true
    })
    socket.once('close', done)
    socket.once('connect', () => {
      for (const piece of pieces) socket.write(piece)
    })
  })
}

export function readReplies(text: string): Omit<RawReply, 'ended'> {
  const starts = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g)]
  return {
    text,
    statuses: starts.map(([, status]) => Number(status)),
    heads: starts.flatMap(([, , head = '']) => head.toLowerCase().split('\r\n').filter(Boolean)),
  }
}

/** The text of a request that does not keep the connection open. */
export function requestText(method: string, target: string, host: string, lines: string[] = []): string {
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join('\r\n')
}

/** A reply as the attacker's browser or script gets it; redirects are reported and not followed. */
export async function ask(
  origin: URL,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: string }> {
  const reply = await fetch(origin.origin + path, { redirect: 'manual', ...init })
  return { status: reply.status, headers: reply.headers, body: await reply.text() }
}
