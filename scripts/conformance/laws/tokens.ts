import type { Operation } from '../declared.ts'
import { effectOf } from '../effects.ts'
import { member, told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'
import { privateFilesOf } from './privateFiles.ts'

const unknownToken = 'conformance-nobody-0000000000000000'

function isBad({ outcome }: Reply): boolean {
  return (
    outcome.kind === 'success' && member(outcome.data, 'valid') === false && member(outcome.data, 'expiresIn') === 0
  )
}

function isGiven({ outcome }: Reply): boolean {
  return outcome.kind === 'success'
}

/** What the gateway says about tokens and accepts as proof, without any account. */
export async function holdTokens(run: Run): Promise<void> {
  const check = async (token: string) => ask(run, run.part('tokenCheck'), { body: { token } })
  const said = (reply: Reply, rule: string, expected: string, isRight: boolean) =>
    holdReply(run, 'account', reply, {
      rule,
      expected,
      isRight,
      convention: 'secrets',
      actual:
        reply.outcome.kind === 'success' ? JSON.stringify(reply.exchange.json).slice(0, 120) : told(reply.outcome),
    })
  const unknown = await check(unknownToken)
  said(unknown, 'token unknown', '不认识的令牌 valid 为 false、expiresIn 为 0', isBad(unknown))
  const { member: own, expired, refresh } = run.tokens
  if (expired !== undefined) {
    const known = await check(expired)
    said(known, 'token expired', '过期的令牌 valid 为 false、expiresIn 为 0', isBad(known))
  }
  if (refresh !== undefined) {
    const other = await check(refresh)
    said(other, 'token refresh', '刷新令牌不是访问令牌，valid 为 false、expiresIn 为 0', isBad(other))
  }
  const nobodys = await ask(run, run.part('tokenRefresh'), { body: { refreshToken: unknownToken } })
  said(nobodys, 'refresh unknown', '不认识的刷新令牌答 HTTP 401', isRefusedWith(nobodys, ['401']))
  if (own === undefined) return
  const known = await check(own)
  const { outcome } = known
  const isGood =
    outcome.kind === 'success' &&
    member(outcome.data, 'valid') === true &&
    Number(member(outcome.data, 'expiresIn')) > 0
  said(known, 'token known', '有效的令牌 valid 为 true、expiresIn 大于 0', isGood)
}

/** Runs last: the tokens are renewed once, and are invalid after the logout. */
export async function spendSession(run: Run, values: Values): Promise<void> {
  const { refresh } = run.tokens
  if (refresh === undefined) return
  const renew = (refreshToken: unknown) => ask(run, run.part('tokenRefresh'), { body: { refreshToken } })
  const hold = (reply: Reply, rule: string, expected: string, isRight: boolean) =>
    holdReply(run, 'account', reply, { rule, expected, isRight, convention: 'secrets' })
  const other = await renew(run.tokens.member)
  hold(other, 'refresh by access token', '访问令牌不能当刷新令牌用，答 HTTP 401', isRefusedWith(other, ['401']))
  const first = await renew(refresh)
  hold(first, 'refresh', '有效的刷新令牌换得新令牌', isGiven(first))
  if (first.outcome.kind !== 'success') return
  const second = await renew(refresh)
  hold(second, 'refresh twice', '用过的刷新令牌答 HTTP 401', isRefusedWith(second, ['401']))

  const next = await renew(member(first.outcome.data, 'refresh_token'))
  hold(next, 'new refresh token', '换得的刷新令牌可再换新令牌', isGiven(next))
  const given = next.outcome.kind === 'success' ? next.outcome.data : first.outcome.data

  const token = String(member(given, 'access_token'))
  const alive = await ask(run, run.part('currentUser'), {}, { token })
  hold({ ...alive, operation: first.operation }, 'new token', '新的令牌可用', isGiven(alive))

  await refuseElsewhere(run, values, token)
  const read = await readAs(run, values, token)
  // What is kept of this reply must not outlive the session.
  await ask(run, run.part('tokenCheck'), { body: { token } })
  const out = await ask(run, run.part('logout'), {}, { token })
  for (const [operation, parts] of read) {
    const again = await ask(run, operation, parts, { token })
    hold(again, 'read after logout', '注销后令牌答 HTTP 401，刚读过的也不再给', isRefusedWith(again, ['401']))
  }
  const dead = await ask(run, run.part('currentUser'), {}, { token })
  hold({ ...dead, operation: out.operation }, 'logged out', '注销后令牌答 HTTP 401', isRefusedWith(dead, ['401']))
  const checked = await ask(run, run.part('tokenCheck'), { body: { token } })
  for (const operation of [out.operation, checked.operation])
    hold({ ...checked, operation }, 'checked after logout', '注销后令牌 valid 为 false、expiresIn 为 0', isBad(checked))
  const isElsewhere = checked.outcome.kind === 'success' && member(checked.outcome.data, 'takenOver') === true
  hold(checked, 'told after logout', '注销的令牌 takenOver 不为 true，没有在别处登录', !isElsewhere)
  const renewed = await renew(member(given, 'refresh_token'))
  hold(
    { ...renewed, operation: out.operation },
    'refresh after logout',
    '注销后刷新令牌也失效',
    isRefusedWith(renewed, ['401']),
  )
}

/** What the token has just read, which a cache may have kept for it. */
async function readAs(run: Run, values: Values, token: string): Promise<[Operation, ValidParts][]> {
  const read: [Operation, ValidParts][] = []
  for (const operation of run.subjects) {
    if (run.isOver || !operation.member || operation.method !== 'GET' || effectOf(operation) !== 'reads') continue
    const parts = (await values.parts(operation)) ?? run.example(operation)
    const { outcome } = await ask(run, operation, parts, { token })
    if (outcome.kind === 'success') read.push([operation, parts])
  }
  return read
}

/**
 * A token counts only in its header. Addresses are logged, with any token in them, so only the token of a session that
 * is about to end is tried.
 */
async function refuseElsewhere(run: Run, values: Values, token: string): Promise<void> {
  const readers = run.subjects.filter(({ method, laws }) => method === 'GET' && effectOf({ method, laws }) === 'reads')
  await run.each('令牌的位置', readers, async (operation) => {
    const [file] = operation.member ? [] : await privateFilesOf(run, values, operation)
    const request = operation.member ? run.example(operation) : file?.parts
    if (request === undefined) return
    const { query, ...parts } = request
    for (const [rule, words, tried, headers] of [
      ['token address', '地址', { access_token: token, token }, {}],
      ['token cookie', 'Cookie', {}, { cookie: `access_token=${token}; token=${token}` }],
    ] as const) {
      const { exchange, outcome } = await run.ask({
        operation,
        parts: { ...parts, query: { ...query, ...tried } },
        as: 'visitor',
        headers,
      })
      const isRight =
        outcome.kind === 'broken' || (outcome.kind === 'refused' && (outcome.status === 401 || !operation.member))
      holdReply(
        run,
        'account',
        { operation, exchange, outcome },
        {
          rule,
          expected: operation.member ? `令牌只在${words}里时答 HTTP 401` : `令牌只在${words}里时不给私有的文件`,
          isRight,
          convention: 'authentication',
        },
      )
    }
  })
}
