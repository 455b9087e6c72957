import { member, told } from '../gateway/exchange.ts'
import { encryptedPassword } from '../gateway/password.ts'
import { CannotAsk, type Run } from '../run.ts'
import { newCaptcha } from './captcha.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'

/** The person at the terminal. */
export interface Person {
  ask: (question: string, isSecret?: boolean) => Promise<string>
  /** Saves a picture where the person can view it, and returns its location. */
  show: (picture: Uint8Array, mediaType: string) => string
}

const tries = 3
const nobody = 'conformance-nobody'

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
  run.passwords = { right: asTaken(given.password), wrong: asTaken(inOtherLetters(given.password)) }
  const send = (more: object) =>
    ask(run, run.part('passwordLogin'), {
      body: { username: given.name, password, loginType: 'member', ...more },
    })
  for (let tried = 1; ; tried += 1) {
    const captcha = await solvedCaptcha(run, person)
    await refuseOtherText(run, send)
    const first = await send(captcha)
    if (first.outcome.kind === 'success') {
      const last = lastGood(first, await again(run, () => send(captcha), '4001'))
      const guessed = lastGood(last, await refuseGuesses(run, person, send))
      return lastGood(guessed, await takeOver(run, guessed, async () => send(await solvedCaptcha(run, person))))
    }
    if (tried === tries || !isRefusedWith(first, ['4001'])) throw refused(first)
  }
}

/** A password is wrong already if its letters are all small, or all capital. */
function inOtherLetters(password: string): string {
  const others = [password.toLowerCase(), password.toUpperCase()]
  return others.find((other) => other !== password) ?? 'Conformance@2026'
}

/** The id of a new picture, and what the person reads in it. */
async function solvedCaptcha(run: Run, person: Person) {
  const captchaCodeId = await newCaptcha(run)
  if (captchaCodeId === undefined) throw new CannotAsk('登录未成功：没有图形验证码')
  const picture = await ask(run, run.part('captcha'), { path: { id: captchaCodeId } })
  const { bytes, headers } = picture.exchange
  const file = person.show(bytes, headers.get('content-type') ?? '')
  const captchaCode = await person.ask(`The characters of the picture in ${file}: `)
  return { captchaCodeId, captchaCode }
}

/** A wrong password is refused in the same words whether or not there is such an account. */
async function refuseGuesses(run: Run, person: Person, send: (more: object) => Promise<Reply>): Promise<Reply> {
  const password = run.passwords?.wrong
  const own = await send({ password, ...(await solvedCaptcha(run, person)) })
  const nobodys = await send({ username: nobody, password, ...(await solvedCaptcha(run, person)) })
  // The person may have misread a picture.
  if (isRefusedWith(own, ['4001']) || isRefusedWith(nobodys, ['4001'])) return own
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
  return own
}

/** An account has one session: whoever logs in again ends the one before, with its refresh token. */
async function takeOver(run: Run, before: Reply, logInAgain: () => Promise<Reply>): Promise<Reply> {
  const tokens = before.outcome.kind === 'success' ? before.outcome.data : undefined
  const fresh = await logInAgain()
  if (fresh.outcome.kind !== 'success' || tokens === undefined) return fresh
  const token = String(member(tokens, 'access_token'))
  const used = await ask(run, run.part('currentUser'), {}, { token })
  const checked = await ask(run, run.part('tokenCheck'), { body: { token } })
  const renewed = await ask(run, run.part('tokenRefresh'), { body: { refreshToken: member(tokens, 'refresh_token') } })
  const isOver = checked.outcome.kind !== 'success' || member(checked.outcome.data, 'valid') === false
  const isDenied = checked.outcome.kind === 'success' && member(checked.outcome.data, 'takenOver') === false
  for (const [rule, expected, reply, isRight] of [
    ['taken over told', '之后再登录一次，先前的令牌 takenOver 不为 false', checked, !isDenied],
    ['taken over', '之后再登录一次，先前的访问令牌答 HTTP 401', used, isRefusedWith(used, ['401'])],
    ['taken over check', '之后再登录一次，先前的令牌 valid 为 false', checked, isOver],
    ['taken over refresh', '之后再登录一次，先前的刷新令牌答 HTTP 401', renewed, isRefusedWith(renewed, ['401'])],
  ] as const)
    for (const operation of new Set([reply.operation, fresh.operation]))
      holdReply(run, 'account', { ...reply, operation }, { rule, expected, isRight, convention: 'secrets' })
  return renewed.outcome.kind === 'success' ? renewed : fresh
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

/** What only the phone shows is nowhere in the reply. */
function holdUntold(run: Run, reply: Reply, code: string): void {
  const { headers, bytes } = reply.exchange
  const text = [...headers.values(), Buffer.from(bytes).toString('utf8')].join('\n')
  holdReply(run, 'account', reply, {
    rule: 'told',
    expected: '应答（含应答头）里没有短信验证码',
    isRight: !new RegExp(`(?<!\\d)${code.replaceAll(/\D/g, '')}(?!\\d)`).test(text),
    actual: '应答里有它',
    convention: 'privacy',
  })
}

/** The reply to it is judged like every other one. */
async function sendRegisterCode(run: Run, person: Person): Promise<void> {
  const operation = run.part('registerCode')
  const tel = await person.ask('A number without an account, which gets an SMS (leave it empty for none): ')
  if (tel === '') return
  const example = run.example(operation)
  const { outcome } = await ask(run, operation, { ...example, query: { ...example.query, tel } })
  if (outcome.kind === 'success') run.coverageOf(operation.operationId).succeeded = true
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
    if (tried === 1) await refuseOtherCode(run, tel, verifyCode)
    const first = await send()
    if (first.outcome.kind === 'success') {
      holdUntold(run, sent, verifyCode)
      const last = lastGood(first, await again(run, send, '4004'))
      await again(run, () => ask(run, run.part('codeEntry'), { body: { tel, verifyCode } }), '4004')
      await sendRegisterCode(run, person)
      return last
    }
    if (tried === tries || !isRefusedWith(first, ['4004'])) throw refused(first)
  }
}

/** A number that waits for a code takes no other one. */
async function refuseOtherCode(run: Run, tel: string, verifyCode: string): Promise<void> {
  const other = `${(Number(verifyCode[0] ?? 0) + 1) % 10}${verifyCode.slice(1)}`
  const reply = await ask(run, run.part('codeLogin'), { query: { tel, verifyCode: other } })
  holdReply(run, 'account', reply, {
    rule: 'other code',
    expected: '短信验证码差一位时返回 4004',
    isRight: isRefusedWith(reply, ['4004']),
    convention: 'secrets',
  })
}

/** The contract's example of a number for trying wrong codes. */
function nobodysNumber(run: Run): unknown {
  const [law] = [run.part('codeLogin').laws.wrongSecret ?? []].flat()
  return law?.with['tel'] ?? '19900000000'
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
