import { member, told } from '../gateway/exchange.ts'
import { encryptedPassword } from '../gateway/password.ts'
import type { Run } from '../run.ts'
import { isTireless, type Person } from '../person.ts'
import { newCaptcha, solvedCaptcha } from './captcha.ts'
import { again, byCode, lastGood, notLoggedIn, tries } from './codeLogin.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'
import { holdTakenOver } from './sessions.ts'

const nobody = 'conformance-nobody'

/**
 * Logs in as the person says, for the member's later requests. Secrets that work for one login only are sent a second
 * time at once, while the same caller may still use them.
 */
export async function logIn(run: Run, person: Person): Promise<void> {
  const name = await person.userName()
  const password = await person.password()
  const reply = password === '' ? await byCode(run, person, name) : await byPassword(run, person, { name, password })
  const tokens = reply.outcome.kind === 'success' ? reply.outcome.data : undefined
  run.tokens.member = String(member(tokens, 'access_token'))
  run.tokens.refresh = String(member(tokens, 'refresh_token'))
}

async function byPassword(run: Run, person: Person, given: { name: string; password: string }): Promise<Reply> {
  const asTaken = await passwordWriter(run)
  const password = asTaken(given.password)
  run.passwords = { right: asTaken(given.password), wrong: asTaken(inOtherLetters(given.password)) }
  const send = (more: object) =>
    ask(run, run.part('passwordLogin'), {
      body: { username: given.name, password, loginType: 'member', ...more },
    })
  for (let tried = 1; ; tried += 1) {
    const solved = await solvedCaptcha(run, person)
    const captcha = tried === 1 ? solved : inLettersOf(solved, tried % 2 === 0 ? 'capital' : 'small')
    await refuseOtherText(run, send)
    const first = await send(captcha)
    if (first.outcome.kind === 'success') {
      const last = lastGood(first, await again(run, () => send(captcha), '4001'))
      const guessed = lastGood(last, await refuseGuesses(run, person, send))
      return lastGood(guessed, await takeOver(run, person, { before: guessed, captcha, send }))
    }
    if (tried === tries || !isRefusedWith(first, ['4001'])) throw notLoggedIn(first)
  }
}

/** Writes passwords as the gateway takes them: encrypted if the tenant has a key. */
export async function passwordWriter(run: Run): Promise<(password: string) => string> {
  const tenant = await ask(run, run.part('tenant'), {})
  const key = tenant.outcome.kind === 'success' ? member(tenant.outcome.data, 'rsaPublicKey') : undefined
  return (password) => (typeof key === 'string' ? encryptedPassword(password, key) : password)
}

/** A password is wrong already if its letters are all small, or all capital. */
function inOtherLetters(password: string): string {
  const others = [password.toLowerCase(), password.toUpperCase()]
  return others.find((other) => other !== password) ?? 'Conformance@2026'
}

/** A wrong password is refused in the same words whether or not there is such an account. */
async function refuseGuesses(run: Run, person: Person, send: (more: object) => Promise<Reply>): Promise<Reply> {
  const password = run.passwords?.wrong
  const captcha = await solvedCaptcha(run, person)
  const own = await send({ password, ...captcha })
  const nobodys = await send({ username: nobody, password, ...(await solvedCaptcha(run, person)) })
  // The person may have misread a picture.
  if (isRefusedWith(own, ['4001']) || isRefusedWith(nobodys, ['4001'])) return own
  const reused = await again(run, () => send(captcha), '4001')
  for (const reply of [own, nobodys])
    holdReply(run, 'account', reply, {
      rule: 'wrong password',
      expected: '图形验证码正确、密码错误时返回 4002',
      isRight: isRefusedWith(reply, ['4002', '4003']),
      convention: 'secrets',
    })
  holdReply(run, 'account', nobodys, {
    rule: 'accounts told',
    expected: '没有这个账号时，应答与密码错误时一样',
    isRight:
      own.outcome.kind === 'success' || isRefusedWith(own, ['4003']) || told(own.outcome) === told(nobodys.outcome),
    convention: 'secrets',
  })
  return lastGood(own, reused)
}

type Captcha = Awaited<ReturnType<typeof solvedCaptcha>>

function inLettersOf(captcha: Captcha, letters: 'capital' | 'small'): Captcha {
  const { captchaCode } = captcha
  return { ...captcha, captchaCode: letters === 'small' ? captchaCode.toLowerCase() : captchaCode.toUpperCase() }
}

interface Session {
  before: Reply
  /** What was typed for it. */
  captcha: Captcha
  send: (more: object) => Promise<Reply>
}

/**
 * An account has one session: whoever logs in again ends the one before, with its refresh token. The picture's text is
 * typed in other letters, which makes no difference.
 */
async function takeOver(run: Run, person: Person, { before, captcha, send }: Session): Promise<Reply> {
  const wasSmall = captcha.captchaCode === captcha.captchaCode.toLowerCase()
  const fresh = await send(inLettersOf(await solvedCaptcha(run, person), wasSmall ? 'capital' : 'small'))
  // Whoever reads it at a terminal may have misread it.
  if (isTireless(person) && before.outcome.kind === 'success')
    holdReply(run, 'account', fresh, {
      rule: 'captcha letters',
      expected: '图形验证码不区分大小写',
      isRight: fresh.outcome.kind !== 'refused' || fresh.outcome.code !== '4001',
    })
  if (fresh.outcome.kind !== 'success' || before.outcome.kind !== 'success') return fresh
  return lastGood(fresh, await holdTakenOver(run, before.outcome.data, fresh.operation))
}

/** The right password does not help whoever cannot read the picture. */
async function refuseOtherText(run: Run, send: (more: object) => Promise<Reply>): Promise<void> {
  const reply = await send({ captchaCodeId: await newCaptcha(run), captchaCode: 'zzzz' })
  holdReply(run, 'account', reply, {
    rule: 'other captcha',
    expected: '图形验证码不符时，密码正确也返回 4001',
    isRight: isRefusedWith(reply, ['4001']),
    convention: 'secrets',
  })
}
