import { redactJson, redactParameter } from '#mocks/record/redact.ts'
import type { Exchange } from '../gateway/exchange.ts'

const shownHeaders = new Set([
  'authorization',
  'content-type',
  'sign',
  'timestamp',
  'nonce',
  'tenant-host',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
])

/** A command that repeats the request, with placeholders for the gateway, tokens and signatures. */
export function curlOf({ method, target, sentHeaders, sentBody, question }: Exchange): string {
  const headers = Object.entries(sentHeaders).filter(([name]) => shownHeaders.has(name))
  const parts = [
    ['curl', method === 'HEAD' ? '--head' : method === 'GET' ? '' : `-X ${method}`, `"$GATEWAY${safeTarget(target)}"`],
    ...headers.map(([name, value]) => ['-H', quoted(`${name}: ${placeholder(name, value, question.as)}`)]),
    ...(sentBody === undefined || method === 'GET' || method === 'HEAD' ? [] : [['-d', inQuotes(safeBody(sentBody))]]),
    ...formOf(question.parts.body),
  ]
  return parts
    .flat()
    .filter((part) => part !== '')
    .join(' ')
}

/** A file is referenced by the name it was sent with, so the user needs a file with that name. */
function formOf(body: unknown): string[][] {
  if (!(body instanceof FormData)) return []
  return [...body].map(([name, value]) => [
    '-F',
    inQuotes(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`),
  ])
}

function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function placeholder(name: string, value: string, as: Exchange['question']['as']): string {
  if (name === 'sign' || name === 'timestamp' || name === 'nonce') return `$${name.toUpperCase()}`
  if (name !== 'authorization') return value
  const scheme = value.split(' ')[0] ?? 'Bearer'
  if (as === 'stranger') return `${scheme} $GATEWAY_TOKEN_2`
  return typeof as === 'object' && as.token.startsWith('conformance') ? value : `${scheme} $GATEWAY_TOKEN`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

export function safeTarget(target: string): string {
  const url = new URL(target, 'http://gateway')
  for (const [name, value] of url.searchParams) {
    const safe = redactParameter(name, value)
    if (safe !== value) url.searchParams.set(name, safe)
  }
  return url.pathname + url.search
}

function safeBody(text: string): string {
  try {
    return JSON.stringify(redactJson(JSON.parse(text)))
  } catch {
    return text.slice(0, 500)
  }
}
