import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { member, told, type Exchange, type Outcome } from '../gateway/exchange.ts'
import { signed } from '../gateway/signature.ts'
import type { Run } from '../run.ts'
import type { Answer } from '../values.ts'

const noParts = { path: {}, query: {}, header: {}, body: undefined }

/** Signed operations take no request whose signature is missing, wrong, stale or used before. */
export async function holdSignature(run: Run, operation: Operation, success: Answer | undefined): Promise<void> {
  if (
    success === undefined ||
    !operation.parameters.some(({ name, in: place }) => name === 'sign' && place === 'header')
  )
    return
  const query = new URL(success.exchange.target, 'http://gateway').searchParams
  const tenantId = await run.asker.tenantId()
  const fresh = () => signed(query, tenantId)
  const { sign: right = '', ...stamp } = fresh()
  const used = fresh()
  await run.ask({ operation, parts: success.parts, as: success.as, headers: used })
  const ways: [string, string, Record<string, string | undefined>][] = [
    ['missing', '没有签名', { sign: undefined }],
    ['wrong', '签名不符', { ...stamp, sign: `${right.startsWith('0') ? '1' : '0'}${right.slice(1)}` }],
    ['stale', '签名是 6 分钟前的', signed(query, tenantId, Date.now() - 360_000)],
    ['ahead', '签名是 6 分钟后的', signed(query, tenantId, Date.now() + 360_000)],
    ['used', '随机串已经用过', used],
    ['other query', '签名是另一查询的', signed(new URLSearchParams('keyword=conformance'), tenantId)],
    ['other tenant', '签名是另一租户的', signed(query, `${tenantId}-conformance`)],
  ]
  for (const [rule, words, headers] of ways) {
    const { exchange, outcome } = await run.ask({ operation, parts: success.parts, as: success.as, headers })
    const codes = rule === 'missing' ? ['3000', '4007'] : ['4007']
    const isRight = outcome.kind === 'refused' && codes.includes(outcome.code)
    run.check(
      operation,
      'account',
      isRight
        ? undefined
        : {
            rule: `sign ${rule}`,
            expected: `${words}时返回 4007`,
            actual: told(outcome),
            clause: conventionClause('signature'),
            exchange,
          },
    )
  }
}

/** What the gateway says of tokens, and takes for a proof, without anybody's account. */
export async function holdTokens(run: Run): Promise<void> {
  const own = run.options.token
  const checkToken = async (token: string) => {
    const operation = run.operation('checkToken')
    return { operation, ...(await run.ask({ operation, parts: { ...noParts, body: { token } }, as: 'visitor' })) }
  }
  const unknown = await checkToken('conformance-nobody-0000000000000000')
  said(
    run,
    unknown,
    'token unknown',
    '不认识的令牌 valid 为 false、expiresIn 为 0',
    unknown.outcome.kind === 'success' &&
      member(unknown.outcome.data, 'valid') === false &&
      member(unknown.outcome.data, 'expiresIn') === 0,
  )
  if (own !== undefined) {
    const known = await checkToken(own)
    said(
      run,
      known,
      'token known',
      '有效的令牌 valid 为 true、expiresIn 大于 0',
      known.outcome.kind === 'success' &&
        member(known.outcome.data, 'valid') === true &&
        Number(member(known.outcome.data, 'expiresIn')) > 0,
    )
  }
}

/** A picture's text must not be readable from its source, and a picture is kept for its code only. */
export async function holdCaptcha(run: Run): Promise<void> {
  const create = run.operation('createGraphCaptcha')
  const show = run.operation('getGraphCaptcha')
  const one = await run.ask({ operation: create, parts: noParts, as: 'visitor' })
  const two = await run.ask({ operation: create, parts: noParts, as: 'visitor' })
  if (one.outcome.kind !== 'success' || two.outcome.kind !== 'success') return
  const ids = [one, two].map(({ exchange }) => String(member(member(exchange.json, 'data'), 'captchaCodeId')))
  run.check(
    create,
    'account',
    ids[0] === ids[1]
      ? {
          rule: 'captcha id',
          expected: '每次新建的标识不同',
          actual: `两次都是 ${ids[0]}`,
          clause: conventionClause('secrets'),
          exchange: two.exchange,
        }
      : undefined,
  )
  const pictures = await Promise.all(
    ids.map((id) => run.ask({ operation: show, parts: { ...noParts, path: { id } }, as: 'visitor' })),
  )
  const [first, second] = pictures.map(({ exchange }) => Buffer.from(exchange.bytes).toString('utf8'))
  if (first === undefined || pictures[0] === undefined) return
  const { exchange } = pictures[0]
  const shown =
    /<text[^>]*>\s*([A-Za-z0-9]{4,8})\s*<\/text>|<(?:title|desc|metadata)[^>]*>[^<]*?([A-Za-z0-9]{4,8})|<!--[^>]*?([A-Za-z0-9]{4,8})/.exec(
      first,
    )
  run.check(
    show,
    'account',
    shown === null
      ? undefined
      : {
          rule: 'captcha readable',
          expected: '图片的源码里读不出验证码',
          actual: '源码里有可读的文字',
          clause: conventionClause('privacy'),
          exchange,
        },
  )
  run.check(
    show,
    'account',
    first === second
      ? {
          rule: 'captcha same',
          expected: '两个标识的图片不同',
          actual: '两张图片相同',
          clause: conventionClause('secrets'),
          exchange,
        }
      : undefined,
  )
}

/** An unknown number of nobody, so that no account can be locked and no message be sent. */
const nobody = '19900000000'
const wrongCode = '000000'

/** Wrong codes, passwords and refresh tokens are refused. Only with `--write`: some gateways count failures. */
export async function refuseWrongSecrets(run: Run): Promise<void> {
  const attempts: [string, Partial<Record<'query' | 'body', Record<string, unknown>>>, string[]][] = [
    ['loginByPhone', { query: { tel: nobody, verifyCode: wrongCode } }, ['4004']],
    ['loginOrRegister', { body: { tel: nobody, verifyCode: wrongCode } }, ['4004']],
    ['registerByPhone', { body: { tel: nobody, verifyCode: wrongCode, password: 'Conformance@2026' } }, ['4004']],
    ['setRegisterPassword', { body: { tel: nobody, verifyCode: wrongCode, password: 'Conformance@2026' } }, ['4004']],
    [
      'resetForgottenPassword',
      { body: { tel: nobody, verifyCode: wrongCode, password: 'Conformance@2026' } },
      ['4004'],
    ],
    [
      'loginByPassword',
      {
        body: {
          username: 'conformance-nobody',
          password: 'Conformance@2026',
          captchaCode: 'zzzz',
          captchaCodeId: 'conformance-unknown',
        },
      },
      ['4001', '4002'],
    ],
    ['refreshTokens', { body: { refreshToken: 'conformance-nobody-0000000000000000' } }, ['401']],
  ]
  for (const [id, given, codes] of attempts) {
    const operation = run.operation(id)
    const parts = { ...noParts, query: given.query ?? {}, body: given.body }
    const { exchange, outcome } = await run.ask({ operation, parts, as: 'visitor' })
    const isRight = outcome.kind === 'refused' && codes.includes(outcome.code)
    run.check(
      operation,
      'account',
      isRight || outcome.kind === 'broken'
        ? undefined
        : {
            rule: 'wrong secret',
            expected: `错误的凭据返回 ${codes.join(' 或 ')}`,
            actual: told(outcome),
            clause: conventionClause('secrets'),
            exchange,
          },
    )
  }
}

function said(
  run: Run,
  { operation, exchange }: { operation: Operation; exchange: Exchange; outcome: Outcome },
  rule: string,
  expected: string,
  isRight: boolean,
): void {
  run.check(
    operation,
    'account',
    isRight
      ? undefined
      : {
          rule,
          expected,
          actual: JSON.stringify(exchange.json).slice(0, 120),
          clause: conventionClause('secrets'),
          exchange,
        },
  )
}

/** At the very end: tokens are renewed once, and are worth nothing after the logout. */
export async function spendSession(run: Run): Promise<void> {
  const { refreshToken } = run.options
  if (refreshToken === undefined || !run.options.write) return
  const refresh = run.operation('refreshTokens')
  const renew = () => run.ask({ operation: refresh, parts: { ...noParts, body: { refreshToken } }, as: 'visitor' })
  const first = await renew()
  if (first.outcome.kind !== 'success') {
    run.check(refresh, 'account', {
      rule: 'refresh',
      expected: '有效的刷新令牌换得新令牌',
      actual: told(first.outcome),
      clause: conventionClause('secrets'),
      exchange: first.exchange,
    })
    return
  }
  const second = await renew()
  run.check(
    refresh,
    'account',
    second.outcome.kind === 'success'
      ? {
          rule: 'refresh twice',
          expected: '用过的刷新令牌答 HTTP 401',
          actual: '成功应答',
          clause: conventionClause('secrets'),
          exchange: second.exchange,
        }
      : undefined,
  )
  const token = String(member(first.outcome.data, 'access_token'))
  const current = run.operation('getCurrentUser')
  const alive = await run.ask({ operation: current, parts: noParts, as: { token } })
  run.check(
    refresh,
    'account',
    alive.outcome.kind === 'success'
      ? undefined
      : {
          rule: 'new token',
          expected: '新的令牌可用',
          actual: told(alive.outcome),
          clause: conventionClause('secrets'),
          exchange: alive.exchange,
        },
  )
  const logout = run.operation('logout')
  await run.ask({ operation: logout, parts: noParts, as: { token } })
  const dead = await run.ask({ operation: current, parts: noParts, as: { token } })
  run.check(
    logout,
    'account',
    dead.outcome.kind === 'success'
      ? {
          rule: 'logged out',
          expected: '注销后令牌答 HTTP 401',
          actual: '成功应答',
          clause: conventionClause('secrets'),
          exchange: dead.exchange,
        }
      : undefined,
  )
  const renewed = await run.ask({
    operation: refresh,
    parts: { ...noParts, body: { refreshToken: member(first.outcome.data, 'refresh_token') } },
    as: 'visitor',
  })
  run.check(
    logout,
    'account',
    renewed.outcome.kind === 'success'
      ? {
          rule: 'refresh after logout',
          expected: '注销后刷新令牌也失效',
          actual: '成功应答',
          clause: conventionClause('secrets'),
          exchange: renewed.exchange,
        }
      : undefined,
  )
}
