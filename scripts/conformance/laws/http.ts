import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { Answer } from '../values.ts'
import { holdAttachment } from './attachment.ts'

/** Methods to try on paths where no operation of the contract has them. */
const otherMethods = ['PATCH', 'PUT', 'DELETE', 'POST'] as const

const strangeSite = 'https://conformance.invalid'

/** HEAD, cross-origin requests, other methods, and caching. */
export async function holdHttp(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  if (success !== undefined && operation.method === 'GET') {
    const head = await run.ask({
      operation,
      parts: success.parts,
      as: success.as,
      method: 'HEAD',
      headers: { origin: strangeSite },
    })
    keepFromOtherSites(run, operation, head.exchange)
    const { status, bytes, failure } = head.exchange
    run.check(
      operation,
      'http',
      status === success.exchange.status && bytes.length === 0 && failure === undefined
        ? undefined
        : {
            rule: 'head',
            expected: `HEAD 与 GET 状态相同（${success.exchange.status}），没有内容`,
            actual: failure ?? `HTTP ${status}，${bytes.length} 字节`,
            clause: conventionClause('methods'),
            exchange: head.exchange,
          },
    )
  }
  if (success !== undefined && operation.method === 'GET') await refuseOtherAddresses(run, operation, success)
  if (operation.member && operation.method === 'GET') await headNeedsToken(run, operation, success)
  if (success !== undefined && effectOf(operation) === 'reads') await keepFromCaches(run, operation, success)
  if (success !== undefined && operation.method === 'GET') await sendUncompressed(run, operation, success)
  if (success !== undefined) await holdAttachment(run, operation, success)
  await refusePreflight(run, operation)
  await refuseOtherMethods(run, operation, success)
  await refuseNothing(run, operation)
}

/** What a member gets is not given to somebody else by a proxy, also where visitors get something, too. */
async function keepFromCaches(run: Run, operation: Operation, success: Answer): Promise<void> {
  if (!operation.takesMember || !run.asker.knows('member')) return
  const isMembers = success.as === 'member'
  // A member's question by POST may be recorded.
  if (!isMembers && operation.method !== 'GET') return
  const { exchange } = isMembers ? success : await run.ask({ operation, parts: success.parts, as: 'member' })
  const control = exchange.headers.get('cache-control') ?? ''
  const isShared = /(?:^|[\s,])(?:public|s-maxage)/i.test(control) || !/private|no-store/i.test(control)
  run.check(
    operation,
    'http',
    isShared && exchange.status === 200
      ? {
          rule: 'cache',
          expected: '会员得到的应答不被共享缓存',
          actual: `Cache-Control: ${control || '没有'}`,
          clause: conventionClause('caching'),
          exchange,
        }
      : undefined,
  )
}

/** Who takes no compression gets none. */
async function sendUncompressed(run: Run, operation: Operation, { parts, as }: Answer): Promise<void> {
  const { exchange } = await run.ask({ operation, parts, as, headers: { 'accept-encoding': 'identity' } })
  const coded = exchange.headers.get('content-encoding') ?? 'identity'
  run.check(
    operation,
    'http',
    coded === 'identity'
      ? undefined
      : {
          rule: 'encoding identity',
          expected: 'Accept-Encoding 为 identity 的请求得到不压缩的应答',
          actual: `content-encoding: ${coded}`,
          clause: conventionClause('encoding'),
          exchange,
        },
  )
}

/** Where a write is everybody's, a request that lacks its whole body says nothing that could have an effect. */
async function refuseNothing(run: Run, operation: Operation): Promise<void> {
  if (operation.requestBody?.required !== true || operation.member || effectOf(operation) === 'reads') return
  const { exchange, outcome } = await run.ask({
    operation,
    parts: { ...run.example(operation), body: undefined },
    as: 'visitor',
  })
  run.check(
    operation,
    'http',
    outcome.kind !== 'success'
      ? undefined
      : {
          rule: 'no body',
          expected: '没有请求体时拒绝（3000 或 HTTP 400）',
          actual: '成功应答',
          clause: conventionClause('unparsable'),
          exchange,
        },
  )
}

/** A filter that looks at the method lets HEAD through. */
async function headNeedsToken(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  const parts = success?.parts ?? run.example(operation)
  const { exchange } = await run.ask({ operation, parts, as: 'visitor', method: 'HEAD' })
  const { status, failure } = exchange
  run.check(
    operation,
    'http',
    status === 401 || failure !== undefined
      ? undefined
      : {
          rule: 'head token',
          expected: '没有令牌的 HEAD 与 GET 一样答 HTTP 401',
          actual: `HTTP ${status}`,
          clause: conventionClause('authentication'),
          exchange,
        },
  )
}

/** A browser asks before it lets a page of another site send a token. */
async function refusePreflight(run: Run, operation: Operation): Promise<void> {
  const { exchange } = await run.ask({
    operation,
    parts: run.example(operation),
    as: 'visitor',
    method: 'OPTIONS',
    headers: {
      origin: strangeSite,
      'access-control-request-method': operation.method,
      'access-control-request-headers': 'authorization',
    },
  })
  keepFromOtherSites(run, operation, exchange)
}

/** Pages of other sites must not be able to read replies to a member's browser. */
function keepFromOtherSites(run: Run, operation: Operation, exchange: Exchange): void {
  const allowed = exchange.headers.get('access-control-allow-origin')
  const isOpen = allowed === '*' || allowed === strangeSite
  const withCredentials = exchange.headers.get('access-control-allow-credentials') === 'true'
  run.check(
    operation,
    'http',
    isOpen && (operation.member || withCredentials)
      ? {
          rule: 'cors',
          expected: '不许陌生网站的网页读取应答',
          actual: `来自 ${strangeSite} 的请求得到 access-control-allow-origin: ${allowed}${withCredentials ? '，并许可凭据' : ''}`,
          clause: conventionClause('cors'),
          exchange,
        }
      : undefined,
  )
}

async function refuseOtherMethods(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  // Reported once per path. Sent without a token, so that it cannot change anything.
  const taken = methodsOf(run, [operation.path])
  if (taken[0] !== operation.method) return
  // A path that also fits another template has the methods of both.
  const fitting = methodsOf(run, pathsLike(run, operation))
  const method = otherMethods.find((each) => !fitting.includes(each))
  if (method === undefined) return
  const { exchange } = await run.ask({
    operation,
    // An address that the gateway has, where one is known.
    parts: { ...run.example(operation), ...(success && { path: success.parts.path }) },
    as: 'visitor',
    method,
    rawBody: '{}',
    headers: { 'content-type': 'application/json' },
  })
  if (exchange.failure !== undefined) return
  const allow = (exchange.headers.get('allow') ?? '').toUpperCase().split(/\s*,\s*/)
  const missing = taken.filter((each) => !allow.includes(each))
  const wrong =
    exchange.status !== 405
      ? `HTTP ${exchange.status}`
      : missing.length > 0
        ? `HTTP 405，Allow: ${allow.join(', ') || '没有'}`
        : undefined
  run.check(
    operation,
    'http',
    wrong === undefined
      ? undefined
      : {
          rule: 'method',
          expected: `${method} 答 HTTP 405，Allow 列出 ${taken.join('、')}`,
          general: '别的方法答 HTTP 405，Allow 列出可用的方法',
          actual: wrong,
          clause: conventionClause('methods'),
          exchange,
        },
  )
}

function methodsOf(run: Run, paths: readonly string[]): string[] {
  return paths.flatMap((path) => Object.keys(run.document.paths[path] ?? {})).map((method) => method.toUpperCase())
}

/** The operation's path, and others that some address fits as well. */
function pathsLike(run: Run, { path }: Operation): string[] {
  const segments = path.split('/')
  return Object.keys(run.document.paths).filter((other) => {
    const others = other.split('/')
    return (
      others.length === segments.length &&
      others.every(
        (part, index) => part.startsWith('{') || segments[index]?.startsWith('{') === true || part === segments[index],
      )
    )
  })
}

/** An address that is not quite the operation's is another one: with a file's ending, or with a slash at its end. */
async function refuseOtherAddresses(run: Run, operation: Operation, { as, exchange: known }: Answer): Promise<void> {
  const [path = '', query = ''] = known.target.split('?', 2)
  for (const { rule, words, other } of othersThan(operation, path)) {
    const { exchange, outcome } = await run.ask({
      operation,
      parts: { path: {}, query: {}, header: {}, body: undefined },
      as,
      method: 'GET',
      target: `${other}?${query}`,
    })
    run.check(
      operation,
      'http',
      outcome.kind !== 'success'
        ? undefined
        : {
            rule,
            expected: `${words}是不存在的地址，答 HTTP 404`,
            actual: `HTTP ${exchange.status}`,
            clause: conventionClause('paths'),
            exchange,
          },
    )
  }
}

/** Where the last part of a path is a value, an ending makes another value. */
function othersThan({ path: template }: Operation, path: string) {
  const slash = { rule: 'slash', words: '地址之后多出一个 /', other: `${path}/` }
  if (template.endsWith('}')) return [slash]
  return [{ rule: 'suffix', words: '地址之后多出 .json ', other: `${path}.json` }, slash]
}

/** Paths that do not exist, in each service and outside of them. */
export async function refuseUnknownPaths(run: Run): Promise<void> {
  const byService = new Map(run.subjects.map((operation) => [operation.service, operation]))
  for (const [service, operation] of byService) {
    const target = `/${service}/api/conformance-unknown`
    const { exchange } = await run.ask({
      operation,
      parts: { path: {}, query: {}, header: {}, body: undefined },
      as: 'visitor',
      method: 'GET',
      target,
    })
    const text = member(exchange.json, 'errorMessage')
    const code = member(exchange.json, 'returnCode')
    const isRight = exchange.status === 404 && typeof text === 'string' && text !== '' && code === '404'
    run.check(
      operation,
      'http',
      isRight || exchange.failure !== undefined
        ? undefined
        : {
            rule: `path ${service}`,
            expected: '不存在的地址答 HTTP 404，信封的 returnCode 为 404',
            actual: `HTTP ${exchange.status}，returnCode ${JSON.stringify(code)}`,
            clause: conventionClause('paths'),
            exchange,
          },
    )
  }
}
