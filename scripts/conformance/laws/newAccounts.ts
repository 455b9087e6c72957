import { randomUUID } from 'node:crypto'
import { member } from '../gateway/exchange.ts'
import type { TirelessPerson } from '../person.ts'
import type { Run } from '../run.ts'
import type { Values } from '../values.ts'
import { holdClearing } from './clearing.ts'
import { otherCode } from './codeLogin.ts'
import type { Reply } from './judged.ts'
import { passwordWriter } from './login.ts'
import { Newcomer } from './newcomer.ts'
import { failuresAllowed } from './secrets.ts'
import { holdEnded, holdTakenOver } from './sessions.ts'

/**
 * What holds of accounts and can be shown only with accounts of one's own: two numbers that have none register, and one
 * of them goes through everything that can happen to a password, the other one removes all that it has. The accounts stay, with passwords that nobody knows.
 * Asks some twenty times, and waits until a next SMS is allowed.
 */
export async function holdNewAccounts(run: Run, values: Values, person: TirelessPerson): Promise<void> {
  const writePassword = await passwordWriter(run)
  const [tel, otherTel] = [await person.newNumber(), await person.newNumber()]
  if (tel === '') return
  await Promise.all([
    liveThrough(run, new Newcomer(run, person, { tel, writePassword })),
    otherTel === '' || otherTel === tel
      ? undefined
      : register(run, values, new Newcomer(run, person, { tel: otherTel, writePassword })),
  ])
}

async function liveThrough(run: Run, newcomer: Newcomer): Promise<void> {
  const first = newPassword()
  const entered = await enterByCode(newcomer)
  if (entered === undefined || !(await setFirstPassword(run, newcomer, first, entered))) return
  if (!(await refuseSecondAccount(newcomer, first))) return
  const reset = await resetPassword(run, newcomer, first)
  const changed = reset === undefined ? undefined : await changePassword(run, newcomer, reset)
  if (changed === undefined) return
  await limitSms(newcomer)
  await lockOut(run, newcomer, changed)
}

/** A number without an account logs in with a code, and thereby becomes a member. Returns the login. */
async function enterByCode(newcomer: Newcomer): Promise<Reply | undefined> {
  const verifyCode = await newcomer.code('sendCode', { purpose: 'login' })
  if (verifyCode === undefined) return undefined
  const query = { tel: newcomer.tel, verifyCode }
  const unknown = await newcomer.ask('codeLogin', { query })
  if (!newcomer.isRefused(unknown, '4040', 'unregistered', '验证码正确、号码未注册')) return undefined
  const misused = await newcomer.withCode('registration', verifyCode, newPassword())
  if (!newcomer.isRefused(misused, '4004', 'other purpose', '登录的验证码不能用于注册')) return undefined
  const entered = await newcomer.ask('codeEntry', { body: query })
  const still = '号码未注册时验证码仍然有效，可用于 loginOrRegister'
  if (!newcomer.succeeds(entered, 'entered', still, unknown.operation)) return undefined
  const known = await newcomer.ask('currentUser', {}, { token: tokenOf(entered) })
  newcomer.succeeds(known, 'new member', '注册之后令牌可用', entered.operation)
  for (const again of [await newcomer.ask('codeEntry', { body: query }), await newcomer.ask('codeLogin', { query })])
    newcomer.isRefused(again, '4004', 'used code', '登录所用的验证码再用', entered.operation)
  return entered
}

/** The account has no password yet, and gets one once. */
async function setFirstPassword(run: Run, newcomer: Newcomer, password: string, entered: Reply): Promise<boolean> {
  const code = await newcomer.code('registerCode', { type: 'register' })
  if (code === undefined) return false
  const misused = await newcomer.ask('codeLogin', { query: { tel: newcomer.tel, verifyCode: code } })
  if (!newcomer.isRefused(misused, '4004', 'other purpose', '注册的验证码不能用于登录')) return false
  const wrong = await newcomer.withCode('firstPassword', otherCode(code), password)
  if (!newcomer.isRefused(wrong, '4004', 'other code', '短信验证码差一位')) return false
  const set = await newcomer.withCode('firstPassword', code, password)
  if (!newcomer.succeeds(set, 'first password', '没有密码的账号设置密码')) return false
  const again = await newcomer.withCode('firstPassword', code, newPassword())
  newcomer.isRefused(again, '4004', 'used code', '设置密码所用的验证码再用')
  const session = await newcomer.logIn(password)
  if (!newcomer.succeeds(session, 'password set', '设置的密码可以登录', set.operation)) return false
  await holdTakenOver(run, tokensOf(entered), session.operation)
  const user = await newcomer.ask('currentUser', {}, { token: tokenOf(session) })
  const name = user.outcome.kind === 'success' ? String(member(user.outcome.data, 'loginName')) : undefined
  const named = await newcomer.logIn(password, name)
  if (!newcomer.succeeds(named, 'login name', '以登录名也可以登录')) return false
  await holdTakenOver(run, tokensOf(session), named.operation)
  return true
}

/** The password that there is stays; and an SMS for which nothing proves a person is sent a few times only. */
async function refuseSecondAccount(newcomer: Newcomer, password: string): Promise<boolean> {
  const code = await newcomer.code('registerCode', { type: 'register' })
  if (code === undefined) return false
  const second = await newcomer.withCode('firstPassword', code, newPassword())
  newcomer.isRefused(second, '4090', 'second first password', '已有密码时设置密码')
  const unproven = await newcomer.send('registerCode', { type: 'register' })
  newcomer.isRefused(unproven, '4001', 'unproven', '不带图形验证码的次数用完')
  const proof = await newcomer.proof()
  const misread = await newcomer.send('registerCode', { type: 'register', ...proof, captchaCode: 'zzzz' })
  newcomer.isRefused(misread, '4001', 'misread', '图形验证码不符时不发短信')
  const reused = await newcomer.send('registerCode', { type: 'register', ...proof })
  newcomer.isRefused(reused, '4001', 'used captcha', '用过的图形验证码再用')
  const next = await newcomer.code('registerCode', { type: 'register', ...(await newcomer.proof()) })
  if (next === undefined) return false
  const registered = await newcomer.withCode('registration', next, newPassword())
  newcomer.isRefused(registered, '4006', 'registered', '号码已注册时再注册')
  const session = await newcomer.logIn(password)
  return newcomer.succeeds(session, 'password kept', '被拒绝的注册与设置不改变密码', second.operation)
}

/** Whoever forgot the password gets another one, and every session ends. Returns the new password. */
async function resetPassword(run: Run, newcomer: Newcomer, password: string): Promise<string | undefined> {
  const session = await newcomer.logIn(password)
  const code = await newcomer.code('registerCode', { type: 'resetPwd', ...(await newcomer.proof()) })
  if (code === undefined) return undefined
  const chosen = newPassword()
  const wrong = await newcomer.withCode('passwordReset', otherCode(code), chosen)
  if (!newcomer.isRefused(wrong, '4004', 'other code', '短信验证码差一位')) return undefined
  const kept = await newcomer.ask('currentUser', {}, { token: tokenOf(session) })
  newcomer.succeeds(kept, 'refused reset', '被拒绝的找回不影响登录', wrong.operation)
  const reset = await newcomer.withCode('passwordReset', code, chosen)
  if (!newcomer.succeeds(reset, 'reset', '以验证码重设密码')) return undefined
  await holdEnded(run, tokensOf(session), { by: reset.operation, rule: 'reset', words: '重设密码之后' })
  const again = await newcomer.withCode('passwordReset', code, newPassword())
  newcomer.isRefused(again, '4004', 'used code', '重设所用的验证码再用')
  const old = await newcomer.logIn(password)
  newcomer.isRefused(old, '4002', 'old password', '重设之后旧密码不能登录', reset.operation)
  const fresh = await newcomer.logIn(chosen)
  return newcomer.succeeds(fresh, 'reset password', '重设的密码可以登录', reset.operation) ? chosen : undefined
}

/** A change needs the old password, and ends every session but this one. Returns the new password. */
async function changePassword(run: Run, newcomer: Newcomer, password: string): Promise<string | undefined> {
  const session = await newcomer.logIn(password)
  const token = tokenOf(session)
  const chosen = newPassword()
  const wrong = await newcomer.changePassword(token, newPassword(), chosen)
  if (!newcomer.isRefused(wrong, '4002', 'wrong old password', '原密码错误')) return undefined
  const changed = await newcomer.changePassword(token, password, chosen)
  if (!newcomer.succeeds(changed, 'change', '原密码正确时修改密码')) return undefined
  const here = await newcomer.ask('currentUser', {}, { token })
  newcomer.succeeds(here, 'here after change', '修改密码之后，失效的是其他登录', changed.operation)
  const old = await newcomer.logIn(password)
  newcomer.isRefused(old, '4002', 'old password', '修改之后旧密码不能登录', changed.operation)
  const fresh = await newcomer.logIn(chosen)
  if (!newcomer.succeeds(fresh, 'changed password', '修改的密码可以登录', changed.operation)) return undefined
  await holdTakenOver(run, tokensOf(session), fresh.operation)
  return chosen
}

/** Five went to the number in this hour. */
async function limitSms(newcomer: Newcomer): Promise<void> {
  const more = await newcomer.send('sendCode', { purpose: 'login' })
  newcomer.isRefused(more, '4005', 'sms of an hour', '同一号码一小时内的短信超出 SmsSent 的 x-quota')
}

/**
 * Guessing is stopped; then the right password does not help either, and nobody else is locked out. Only mistakes in a
 * row count. A name without an account is locked like any other, or the lock would tell which ones exist.
 */
async function lockOut(run: Run, newcomer: Newcomer, password: string): Promise<void> {
  const most = failuresAllowed(run)
  const guessed = `连续输错密码不到 ${most} 次`
  for (let failures = 1; failures < most; failures += 1)
    if (!newcomer.isRefused(await newcomer.logIn(newPassword()), '4002', 'guess', guessed)) return
  const session = await newcomer.logIn(password)
  if (!newcomer.succeeds(session, 'not locked yet', `${guessed}时密码正确`)) return
  const known = await guessUntilLocked(newcomer, newcomer.tel, most)
  newcomer.isRefused(known, '4003', 'lock', `密码连续输错 ${most} 次`)
  const right = await newcomer.logIn(password)
  newcomer.isRefused(right, '4003', 'locked', '锁定期间密码正确')
  const unknown = await guessUntilLocked(newcomer, `conformance-${randomUUID().slice(0, 8)}`, most)
  newcomer.isRefused(unknown, '4003', 'lock of nobody', `没有账号的用户名密码连续输错 ${most} 次`)
  await newcomer.ask('logout', {}, { token: tokenOf(session) })
}

/** The reply to the last of so many guesses, or to an earlier one that was not refused as a mistake. */
async function guessUntilLocked(newcomer: Newcomer, username: string, most: number): Promise<Reply> {
  // Each twice: the same mistake counts again.
  let password = newPassword()
  let guess = await newcomer.logIn(password, username)
  for (let failures = 1; failures < most; failures += 1) {
    const isRight = newcomer.isRefused(guess, '4002', 'lock early', `密码连续输错不到 ${most} 次`)
    if (!isRight) return guess
    if (failures % 2 === 0) password = newPassword()
    guess = await newcomer.logIn(password, username)
  }
  return guess
}

/** A number registers with a password at once. */
async function register(run: Run, values: Values, newcomer: Newcomer): Promise<void> {
  const password = newPassword()
  const code = await newcomer.code('registerCode', { type: 'register' })
  if (code === undefined) return
  const wrong = await newcomer.withCode('registration', otherCode(code), password)
  if (!newcomer.isRefused(wrong, '4004', 'other code', '短信验证码差一位')) return
  const before = await newcomer.logIn(password)
  if (!newcomer.isRefused(before, '4002', 'refused registration', '被拒绝的注册不留下账号', wrong.operation)) return
  const registered = await newcomer.withCode('registration', code, password)
  if (!newcomer.succeeds(registered, 'registration', '以验证码与密码注册')) return
  const again = await newcomer.withCode('registration', code, newPassword())
  const isRight = again.outcome.kind !== 'success'
  newcomer.hold(again, { rule: 'used code', expected: '注册所用的验证码再用时拒绝', isRight })
  const session = await newcomer.logIn(password)
  if (!newcomer.succeeds(session, 'registered password', '注册的密码可以登录', registered.operation)) return
  const last = await enterAgain(run, newcomer, session)
  await holdClearing(run, values, { token: tokenOf(last) })
  const out = await newcomer.ask('logout', {}, { token: tokenOf(last) })
  await holdEnded(run, tokensOf(last), { by: out.operation, rule: 'logged out', words: '注销之后' })
}

/** A login with a code ends the session before, whichever operation takes the code. Returns the last login. */
async function enterAgain(run: Run, newcomer: Newcomer, first: Reply): Promise<Reply> {
  let before = first
  for (const part of ['codeLogin', 'codeEntry'] as const) {
    const verifyCode = await newcomer.code('sendCode', { purpose: 'login' })
    if (verifyCode === undefined) return before
    const given = { tel: newcomer.tel, verifyCode }
    const fresh = await newcomer.ask(part, part === 'codeLogin' ? { query: given } : { body: given })
    if (!newcomer.succeeds(fresh, 'code login', '已注册的号码以验证码登录')) return before
    await holdTakenOver(run, tokensOf(before), fresh.operation)
    before = fresh
  }
  return before
}

/** Strong, and known to nobody. */
function newPassword(): string {
  return `Aa1@${randomUUID()}`
}

function tokensOf({ outcome }: Reply): unknown {
  return outcome.kind === 'success' ? outcome.data : undefined
}

function tokenOf(reply: Reply): string {
  return String(member(tokensOf(reply), 'access_token'))
}
