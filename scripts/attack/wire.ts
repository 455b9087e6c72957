import { connect } from 'node:net'

/** How long the other side may be silent before what it has said counts as all; in ms. */
const silence = 2500

export interface RawReply {
  /** Of each reply on the connection. */
  statuses: number[]
  text: string
  /** Header lines of all replies, lower case. */
  heads: string[]
  /** Whether the other side ended the connection. */
  ended: boolean
}

/** Sends bytes as they are and reads what comes until the connection ends or falls silent. */
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
    // A reset says the same as an end.
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

/** The text of a request that asks for nothing to be kept open. */
export function requestText(method: string, target: string, host: string, lines: string[] = []): string {
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join('\r\n')
}

/** A reply as the attacker's browser, or its script, gets it; redirects are shown, not followed. */
export async function ask(
  origin: URL,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: string }> {
  const reply = await fetch(origin.origin + path, { redirect: 'manual', ...init })
  return { status: reply.status, headers: reply.headers, body: await reply.text() }
}
