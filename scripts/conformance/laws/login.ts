import { member, told } from '../gateway/exchange.ts'
import { encryptedPassword } from '../gateway/password.ts'
import { CannotAsk, type Run } from '../run.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'

/** The person at the terminal. */
export interface Person {
  ask: (question: string, isSecret?: boolean) => Promise<string>
  /** Saves a picture where the person can view it, and returns its location. */
  show: (picture: Uint8Array, mediaType: string) => string
}

const tries = 3

/**
 * Logs in as the person says, for the member's later requests. Secrets that work for one login only are sent a second
 * time at once, while the same caller may still use them.
 */
export async function logIn(run: Run, person: Person): Promise<void> {
  const name = await person.ask('User name or phone number: ')
  const password = await person.ask('Password (leave it empty for a code by SMS): ', true)
  const reply = password === '' ? await byCode(run, person, name) : await byPassword(run, person, { name, password })
  const tokens = reply.outcome.kind === 'success' ? reply.outcome.data : undefined
  run.tokens.member = String(member(tokens, 'access_token'))
  run.tokens.refresh = String(member(tokens, 'refresh_token'))
}

async function byPassword(run: Run, person: Person, given: { name: string; password: string }): Promise<Reply> {
  const tenant = await ask(run, run.part('tenant'), {})
  const key = tenant.outcome.kind === 'success' ? member(tenant.outcome.data, 'rsaPublicKey') : undefined
  const asTaken = (text: string) => (typeof key === 'string' ? encryptedPassword(text, key) : text)
  const password = asTaken(given.password)
  run.passwords = { right: asTaken(given.password), wrong: asTaken('Conformance@2026') }
  for (let tried = 1; ; tried += 1) {
    const captchaCodeId = await newCaptcha(run)
    const picture = await ask(run, run.part('captcha'), { path: { id: captchaCodeId } })
    const { bytes, headers } = picture.exchange
    const file = person.show(bytes, headers.get('content-type') ?? '')
    const captchaCode = await person.ask(`The characters of the picture in ${file}: `)
    const send = () =>
      ask(run, run.part('passwordLogin'), {
        body: { username: given.name, password, captchaCode, captchaCodeId, loginType: 'member' },
      })
    const first = await send()
    if (first.outcome.kind === 'success') return lastGood(first, await again(run, send, '4001'))
    if (tried === tries || !isRefusedWith(first, ['4001'])) throw refused(first)
  }
}

async function newCaptcha(run: Run): Promise<string> {
  const captcha = await ask(run, run.part('newCaptcha'), {})
  if (captcha.outcome.kind === 'success') return String(member(captcha.outcome.data, 'captchaCodeId'))
  throw refused(captcha)
}

async function byCode(run: Run, person: Person, tel: string): Promise<Reply> {
  const sendCode = () => ask(run, run.part('sendCode'), { query: { tel, purpose: 'login' } })
  const sent = await sendCode()
  if (sent.outcome.kind !== 'success') throw refused(sent)
  const resent = await sendCode()
  holdReply(run, 'account', resent, {
    rule: 'sms limit',
    expected: '刚发过短信的号码在 resendAfter 秒之内再要时返回 4005',
    isRight: isRefusedWith(resent, ['4005']),
    convention: 'secrets',
  })
  for (let tried = 1; ; tried += 1) {
    const verifyCode = await person.ask('The code of the SMS: ')
    const send = () => ask(run, run.part('codeLogin'), { query: { tel, verifyCode } })
    const others = await ask(run, run.part('codeLogin'), { query: { tel: nobodysNumber(run), verifyCode } })
    holdReply(run, 'account', others, {
      rule: 'code of another',
      expected: '验证码只对收到它的号码有效，别的号码返回 4004',
      isRight: isRefusedWith(others, ['4003', '4004']),
      convention: 'secrets',
    })
    if (others.outcome.kind === 'success') return others
    const first = await send()
    if (first.outcome.kind === 'success') return lastGood(first, await again(run, send, '4004'))
    if (tried === tries || !isRefusedWith(first, ['4004'])) throw refused(first)
  }
}

/** The contract's example of a number for trying wrong codes. */
function nobodysNumber(run: Run): unknown {
  return run.part('codeLogin').laws.wrongSecret?.with['tel'] ?? '19900000000'
}

async function again(run: Run, send: () => Promise<Reply>, code: string): Promise<Reply> {
  const reply = await send()
  holdReply(run, 'account', reply, {
    rule: 'code twice',
    expected: `用过的验证码再用时返回 ${code}`,
    isRight: isRefusedWith(reply, [code]),
    convention: 'secrets',
  })
  return reply
}

/** An account has one session at a time: if the second login was accepted, the first session has ended. */
function lastGood(first: Reply, second: Reply): Reply {
  return second.outcome.kind === 'success' ? second : first
}

function refused({ outcome }: Reply): CannotAsk {
  return new CannotAsk(`登录未成功：${told(outcome)}`)
}
