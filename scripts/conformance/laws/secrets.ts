import type { Run } from '../run.ts'
import { noParts } from '../validRequest.ts'
import { ask, holdReply, isRefusedWith } from './judged.ts'
import { sendBroken } from './requests.ts'

/** A number of nobody's, so that no account can be locked and no message be sent. */
const nobody = { tel: '19900000000', verifyCode: '000000' }
const password = 'Conformance@2026'
/** A gateway that was asked before may still have the number locked. */
const wrongCode = ['4004', '4003']

const attempts: [string, { query?: Record<string, unknown>; body?: unknown }, string[]][] = [
  ['loginByPhone', { query: nobody }, wrongCode],
  ['loginOrRegister', { body: nobody }, wrongCode],
  ['registerByPhone', { body: { ...nobody, password } }, wrongCode],
  ['setRegisterPassword', { body: { ...nobody, password } }, wrongCode],
  ['resetForgottenPassword', { body: { ...nobody, password } }, wrongCode],
  [
    'loginByPassword',
    { body: { username: 'conformance-nobody', password, captchaCode: 'zzzz', captchaCodeId: 'conformance-unknown' } },
    ['4001', '4002'],
  ],
  ['refreshTokens', { body: { refreshToken: 'conformance-nobody-0000000000000000' } }, ['401']],
]

/** Wrong codes, passwords and refresh tokens are refused. Only with `--write`: some gateways count failures. */
export async function refuseWrongSecrets(run: Run): Promise<void> {
  for (const [id, parts, codes] of attempts) {
    const reply = await ask(run, id, parts)
    holdReply(run, 'account', reply, {
      rule: 'wrong secret',
      expected: `错误的凭据返回 ${codes[0]}`,
      isRight: isRefusedWith(reply, codes),
      convention: 'secrets',
    })
  }
  await lockAfterFailures(run)
}

/** What is wrong with a request is told before its secrets are looked at; these belong to nobody, whatever becomes of them. */
export async function refuseBrokenSecrets(run: Run): Promise<void> {
  for (const [id, parts] of attempts)
    await sendBroken(run, {
      operation: run.operation(id),
      parts: { ...noParts, ...parts },
      as: 'visitor',
      isKnownGood: true,
    })
}

/** Whoever guesses at a code is stopped before all have been tried. */
async function lockAfterFailures(run: Run): Promise<void> {
  const most = failuresAllowed(run)
  let reply = await ask(run, 'loginByPhone', { query: nobody })
  for (let failures = 1; failures < most && isRefusedWith(reply, ['4004']); failures += 1)
    reply = await ask(run, 'loginByPhone', { query: nobody })
  holdReply(run, 'account', reply, {
    rule: 'lock',
    expected: `验证码连续输错 ${most} 次后返回 4003`,
    isRight: isRefusedWith(reply, ['4003']),
    convention: 'secrets',
  })
}

/** As the contract says beside the form of a login. */
function failuresAllowed(run: Run): number {
  const form = run.document.components?.['schemas']?.['LoginForm'] as { 'x-quota': { failures: { most: number } } }
  return form['x-quota'].failures.most
}
