import { componentClause, conventionClause, operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { pictureFault } from './picture.ts'
import { judgeValues, type Sameness } from './values.ts'

const limitShown = 80

/** Checks every reply against the contract, whatever was requested. */
export function judgeReply(run: Run, exchange: Exchange): void {
  // For a method other than the operation's own, only the law that sent it knows the expected reply.
  if (exchange.question.method !== undefined || exchange.question.target?.startsWith('/conformance-') === true) return
  const { operation } = exchange.question
  const { status, failure, headers, bytes } = exchange
  const clause = operationClause(operation.service, operation.operationId, 'responses')
  const breach = (rule: string, expected: string, actual: string, more: object = {}) =>
    run.check(operation, 'shape', { rule, expected, actual, clause, exchange, ...more })
  if (failure !== undefined) return breach(`no reply`, '在时限内给出完整的应答', failure)
  if (status >= 500)
    return breach(`HTTP 5xx`, '任何请求都不应引起服务端错误', `HTTP ${status} ${shown(textOf(exchange))}`)
  if (status >= 300 && status < 400)
    return breach('redirect', '直接应答', `HTTP ${status} 转到 ${headers.get('location') ?? '别处'}`)
  const type = headers.get('content-type') ?? ''
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const pointer = run.validator.replySchema(operation, status, mediaType)
  if (pointer === undefined && operation.responses[String(status)] === undefined)
    return breach(
      `status ${status}`,
      `状态码为 ${Object.keys(operation.responses).join('、')} 之一`,
      `HTTP ${status} ${shown(textOf(exchange))}`,
    )
  if (pointer === undefined) {
    const expected = Object.keys(operation.responses[String(status)]?.content ?? {}).join('、')
    return breach(`type ${status}`, `内容类型为 ${expected}`, `内容类型为 ${type === '' ? '空' : type}`)
  }
  judgeBytes(run, operation, exchange, type)
  if (mediaType !== 'application/json') {
    run.check(
      operation,
      'shape',
      bytes.length > 0 ? undefined : { rule: 'empty', expected: '应答有内容', actual: '应答是空的', clause, exchange },
    )
    const fault = pictureFault(mediaType, bytes)
    if (fault !== undefined) breach('picture', '图片可以解码', fault, { clause: conventionClause('pictures') })
    return
  }
  if (exchange.json === undefined) return breach('json', '应答体是合法的 JSON', shown(textOf(exchange)))
  const returnCode = member(exchange.json, 'returnCode')
  if (status === 200 && ['400', '401', '404', '500'].includes(String(returnCode)))
    return breach(
      'status in envelope',
      `returnCode ${String(returnCode)} 的应答其 HTTP 状态也为 ${String(returnCode)}`,
      `HTTP 200，returnCode ${String(returnCode)}`,
    )
  judgeSchema(run, operation, exchange, pointer)
}

function judgeSchema(run: Run, operation: Operation, exchange: Exchange, pointer: string): void {
  const breaches = run.validator.breaches(pointer, exchange.json)
  run.hold(operation.operationId, 'shape')
  for (const { at, expected, value, clause } of breaches.slice(0, 8)) {
    const place = at.replaceAll(/\/\d+(?=\/|$)/g, '/*')
    run.report({
      operationId: operation.operationId,
      kind: 'shape',
      rule: `${place} ${expected}`,
      expected: `${place === '' ? '应答体' : place} ${expected}`,
      general: expected,
      actual: value === undefined ? '没有这个字段' : `实际是 ${shown(JSON.stringify(value))}`,
      clause:
        componentClause(clause) ??
        operationClause(operation.service, operation.operationId, 'responses', String(exchange.status)),
      at: place,
      part: value,
      exchange,
    })
  }
}

function judgeBytes(run: Run, operation: Operation, exchange: Exchange, type: string): void {
  const { bytes, headers } = exchange
  const length = headers.get('content-length')
  const isText = /json|^text\/|svg/.test(type)
  const charset = /charset=([^;]+)/i.exec(type)?.[1]?.trim().toLowerCase()
  const wrong =
    length !== null && headers.get('content-encoding') === null && Number(length) !== bytes.length
      ? ['length', `content-length 与内容一致`, `content-length ${length}，内容 ${bytes.length} 字节`]
      : charset !== undefined && charset !== 'utf-8'
        ? ['charset', '字符集为 UTF-8', `字符集为 ${charset}`]
        : isText && !isUtf8(bytes)
          ? ['utf-8', '应答体是合法的 UTF-8', '应答体含有不是 UTF-8 的字节']
          : isText && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
            ? ['bom', '应答体不带字节序标记', '应答体以字节序标记开头']
            : undefined
  const [rule = '', expected = '', actual = ''] = wrong ?? []
  run.check(operation, 'http', wrong && { rule, expected, actual, exchange, clause: conventionClause('encoding') })
}

/** Checks a successful reply for impossible values. */
export function judgeSuccess(run: Run, sameness: Sameness, exchange: Exchange): void {
  const { operation } = exchange.question
  if (exchange.question.method !== undefined || exchange.status !== 200) return
  if (!String(member(exchange.json, 'returnCode')).startsWith('200')) return
  for (const { rule, expected, actual, at, part } of judgeValues(
    run,
    sameness,
    operation,
    member(exchange.json, 'data'),
  )) {
    run.report({
      operationId: operation.operationId,
      kind: 'text',
      rule,
      expected,
      actual,
      at,
      part,
      clause: conventionClause('values'),
      exchange,
    })
  }
  run.hold(operation.operationId, 'text')
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function textOf({ bytes }: Exchange): string {
  return Buffer.from(bytes.subarray(0, 400)).toString('utf8').replaceAll(/\s+/g, ' ')
}

export function shown(text: string): string {
  return text.length > limitShown ? `${text.slice(0, limitShown)}…` : text
}
