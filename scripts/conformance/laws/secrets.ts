import { effectOf } from '../effects.ts'
import type { Operation, WrongSecretLaw } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { noParts, type ValidParts } from '../validRequest.ts'
import { parseSource } from '../values.ts'
import { partsFrom } from './expressions.ts'
import { tellAllFaults } from './allFaults.ts'
import { newCaptcha } from './captcha.ts'
import { ask, holdReply, isRefusedWith } from './judged.ts'
import { weakTexts } from '../requests/weak.ts'
import { sendBroken } from './requests.ts'

interface Attempt {
  operation: Operation
  law: WrongSecretLaw
  parts: ValidParts
}

/** Every operation to check that takes a secret, with secrets that belong to nobody. */
async function attemptsOf(run: Run): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const operation of run.subjects) {
    for (const law of [operation.laws.wrongSecret ?? []].flat()) {
      const given = await withSecrets(run, law.with)
      if (given !== undefined) attempts.push({ operation, law, parts: partsFrom(operation, given) })
    }
  }
  return attempts
}

/**
 * `$password` is the password of the person who logged in, so nothing changes if it is accepted. A source is asked anew:
 * nobody else knows what it replies. Undefined without a login.
 */
async function withSecrets(run: Run, given: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
  const needsCaptcha = Object.values(given).includes('$captcha')
  const known: Record<string, string | undefined> = {
    $password: run.passwords?.right,
    $wrongPassword: run.passwords?.wrong,
    $captcha: needsCaptcha ? await newCaptcha(run) : undefined,
  }
  const entries: [string, unknown][] = []
  for (const [name, value] of Object.entries(given))
    entries.push([
      name,
      String(value) in known ? known[String(value)] : isSource(value) ? await newIn(run, value) : value,
    ])
  return entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined
}

function isSource(value: unknown): value is string {
  return typeof value === 'string' && value.includes('#/')
}

async function newIn(run: Run, source: string): Promise<unknown> {
  const { operationId, pointer } = parseSource(source)
  const { outcome } = await ask(run, run.operation(operationId), {})
  return outcome.kind === 'success' ? valuesAt(outcome.data, pointer)[0] : undefined
}

/** Wrong codes, passwords and refresh tokens are refused. Only with `--write`, as some gateways count failures. */
export async function refuseWrongSecrets(run: Run): Promise<void> {
  await refuseEach(run, 'changes')
  for (const attempt of await attemptsOf(run)) await refuseWeak(run, attempt)
  for (const attempt of await attemptsOf(run)) await lockAfterFailures(run, attempt)
}

/** Wrong values of what only reads, such as an address that a code must not go to: nobody counts these. */
export function refuseWrongAddresses(run: Run): Promise<void> {
  return refuseEach(run, 'reads')
}

async function refuseEach(run: Run, kind: 'reads' | 'changes'): Promise<void> {
  for (const { operation, law, parts } of await attemptsOf(run)) {
    const isReading = effectOf(operation) === 'reads'
    if (isReading !== (kind === 'reads') || (operation.member && !run.asker.knows('member'))) continue
    const reply = await ask(run, operation, parts, callerOf(operation))
    holdReply(run, 'account', reply, {
      rule: `wrong secret ${Object.keys(law.with).join(' ')} ${law.codes.join(' ')}`,
      expected: `错误的凭据返回 ${law.codes[0] ?? ''}`,
      isRight: isRefusedWith(reply, law.codes),
      convention: 'secrets',
    })
  }
}

/**
 * A new password that is too weak is refused for that reason before the other secret is compared. Only where the wrong
 * secret was refused, as the password would be changed otherwise.
 */
async function refuseWeak(run: Run, { operation, law, parts }: Attempt): Promise<void> {
  const weak = weakTexts(run.document, operation)
  const first = weak.length === 0 ? undefined : await ask(run, operation, parts, callerOf(operation))
  if (first?.outcome.kind !== 'refused' || !law.codes.includes(first.outcome.code)) return
  for (const { field, words, value } of weak) {
    const body = { ...(parts.body as object), [field]: value }
    const reply = await ask(run, operation, { ...parts, body }, callerOf(operation))
    const isRight = isRefusedWith(reply, ['3000'])
    const expected = `${field} ${words}时返回 3000`
    holdReply(run, 'account', reply, { rule: `weak ${field}`, expected, isRight, convention: 'refusal' })
    // Each further one might count as a failure.
    if (!isRight) return
  }
}

/**
 * A request is validated before its secrets are checked. These secrets belong to nobody, so accepting them does no
 * harm.
 */
export async function refuseBrokenSecrets(run: Run): Promise<void> {
  for (const { operation, parts } of await attemptsOf(run)) {
    const as = callerOf(operation)
    const { harmless: places } = operation.laws
    await sendBroken(run, { operation, parts, as, isKnownGood: true, places })
    if (places === undefined) await tellAllFaults(run, { operation, parts, as })
  }
}

/**
 * Operations that must not succeed are sent requests whose wrong values prevent any effect, even if they are accepted:
 * an SMS to an invalid number reaches nobody.
 */
export async function refuseHarmless(run: Run, operation: Operation): Promise<void> {
  const { harmless, wrongSecret } = operation.laws
  if (effectOf(operation) !== 'onlyAsked' || wrongSecret !== undefined || harmless === undefined) return
  if (operation.member && !run.asker.knows('member')) return
  await sendBroken(run, {
    operation,
    parts: { ...noParts, ...run.example(operation) },
    as: callerOf(operation),
    isKnownGood: true,
    places: harmless,
    isWhole: operation.method === 'DELETE',
  })
}

function callerOf({ member }: Operation): 'member' | 'visitor' {
  return member ? 'member' : 'visitor'
}

/** Guessing a code is stopped before all codes have been tried. */
async function lockAfterFailures(run: Run, { operation, law, parts }: Attempt): Promise<void> {
  if (law.locks === undefined) return
  const most = failuresAllowed(run)
  const wrong = law.codes.filter((code) => code !== law.locks)
  let reply = await ask(run, operation, parts)
  for (let failures = 1; failures < most && isRefusedWith(reply, wrong); failures += 1)
    reply = await ask(run, operation, parts)
  holdReply(run, 'account', reply, {
    rule: 'lock',
    expected: `验证码连续输错 ${most} 次后返回 ${law.locks}`,
    isRight: isRefusedWith(reply, [law.locks]),
    convention: 'secrets',
  })
}

/** The number that the contract states at the login form. */
export function failuresAllowed(run: Run): number {
  const form = run.document.components?.['schemas']?.['LoginForm'] as { 'x-quota': { failures: { most: number } } }
  return form['x-quota'].failures.most
}
