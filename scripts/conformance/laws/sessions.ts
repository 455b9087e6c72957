import type { Operation } from '../declared.ts'
import { member } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'

/** What ended a session, in Chinese, and the operation that did it. */
interface Ending {
  by: Operation
  rule: string
  words: string
}

/**
 * A session that has ended is good for nothing, and its refresh token neither. Whatever shows the opposite is a fault of
 * the operation that shows it or of the one that should have ended it. Returns the reply to the refresh token.
 */
export async function holdEnded(run: Run, tokens: unknown, { by, rule, words }: Ending): Promise<Reply> {
  const token = String(member(tokens, 'access_token'))
  const used = await ask(run, run.part('currentUser'), {}, { token })
  const checked = await ask(run, run.part('tokenCheck'), { body: { token } })
  const renewed = await ask(run, run.part('tokenRefresh'), { body: { refreshToken: member(tokens, 'refresh_token') } })
  const isOver = checked.outcome.kind !== 'success' || member(checked.outcome.data, 'valid') === false
  for (const [part, expected, reply, isRight] of [
    ['', `${words}，先前的访问令牌答 HTTP 401`, used, isRefusedWith(used, ['401'])],
    ['check', `${words}，先前的令牌 valid 为 false`, checked, isOver],
    ['refresh', `${words}，先前的刷新令牌答 HTTP 401`, renewed, isRefusedWith(renewed, ['401'])],
  ] as const)
    for (const operation of new Set([reply.operation, by]))
      holdReply(run, 'account', { ...reply, operation }, { rule: `${rule} ${part}`, expected, isRight })
  return renewed
}

/** Ended by a later login of the same account, which a check of the token tells. */
export async function holdTakenOver(run: Run, tokens: unknown, by: Operation): Promise<Reply> {
  const words = '之后再登录一次'
  const renewed = await holdEnded(run, tokens, { by, rule: 'taken over', words })
  const checked = await ask(run, run.part('tokenCheck'), { body: { token: String(member(tokens, 'access_token')) } })
  const isDenied = checked.outcome.kind === 'success' && member(checked.outcome.data, 'takenOver') === false
  const expected = `${words}，先前的令牌 takenOver 不为 false`
  for (const operation of new Set([checked.operation, by]))
    holdReply(run, 'account', { ...checked, operation }, { rule: 'taken over told', expected, isRight: !isDenied })
  return renewed
}
