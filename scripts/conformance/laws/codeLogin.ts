import { told } from '../gateway/exchange.ts'
import { isTireless, type Person } from '../person.ts'
import { CannotAsk, type Run } from '../run.ts'
import { ask, holdReply, isRefusedWith, type Reply } from './judged.ts'

/** How often a mistyped answer is asked for again. */
export const tries = 3

/** What only the phone shows is nowhere in the reply. */
export function holdUntold(run: Run, reply: Reply, code: string): void {
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
  // Who answers as often as is asked has new numbers tried in full (newAccounts.ts).
  const tel = isTireless(person) ? '' : await person.newNumber()
  if (tel === '') return
  const example = run.example(operation)
  const { outcome } = await ask(run, operation, { ...example, query: { ...example.query, tel } })
  if (outcome.kind === 'success') run.coverageOf(operation.operationId).succeeded = true
}

/** Logs in with the code of an SMS. */
export async function byCode(run: Run, person: Person, tel: string): Promise<Reply> {
  const sendCode = () => ask(run, run.part('sendCode'), { query: { tel, purpose: 'login' } })
  const sent = await sendCode()
  if (sent.outcome.kind !== 'success') throw notLoggedIn(sent)
  const resent = await sendCode()
  holdReply(run, 'account', resent, {
    rule: 'sms limit',
    expected: '刚发过短信的号码在 resendAfter 秒之内再要时返回 4005',
    isRight: isRefusedWith(resent, ['4005']),
    convention: 'secrets',
  })
  for (let tried = 1; ; tried += 1) {
    const verifyCode = await person.smsCode(tel)
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
    if (tried === tries || !isRefusedWith(first, ['4004'])) throw notLoggedIn(first)
  }
}

/** A number that waits for a code takes no other one. */
async function refuseOtherCode(run: Run, tel: string, verifyCode: string): Promise<void> {
  const reply = await ask(run, run.part('codeLogin'), { query: { tel, verifyCode: otherCode(verifyCode) } })
  holdReply(run, 'account', reply, {
    rule: 'other code',
    expected: '短信验证码差一位时返回 4004',
    isRight: isRefusedWith(reply, ['4004']),
    convention: 'secrets',
  })
}

/** The code with another first digit. */
export function otherCode(code: string): string {
  return `${(Number(code[0] ?? 0) + 1) % 10}${code.slice(1)}`
}

/** The contract's example of a number for trying wrong codes. */
function nobodysNumber(run: Run): unknown {
  const [law] = [run.part('codeLogin').laws.wrongSecret ?? []].flat()
  return law?.with['tel'] ?? '19900000000'
}

/** A secret that works once is sent a second time. */
export async function again(run: Run, send: () => Promise<Reply>, code: string): Promise<Reply> {
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
export function lastGood(first: Reply, second: Reply): Reply {
  return second.outcome.kind === 'success' ? second : first
}

export function notLoggedIn({ outcome }: Reply): CannotAsk {
  return new CannotAsk(`登录未成功：${told(outcome)}`)
}
