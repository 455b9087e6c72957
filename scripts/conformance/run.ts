import type { Entry } from 'har-format'
import type { ContractDocument } from '../../mocks/contract/document.ts'
import type { Finding } from '../../mocks/record/driftReport.ts'
import { createRecorder } from '../../mocks/record/recorder.ts'
import { operations, type OperationId } from '../../src/gateway/generated/operations.ts'
import { createCaller, type Caller, type Outcome } from './caller.ts'
import type { OwnValues } from './commandLine.ts'
import { effectOf, reasonToAsk } from './effects.ts'
import { checkLaws, type LawBreach } from './laws.ts'
import { sources, type Source } from './sources.ts'
import type { Given, ValidParts } from './validRequest.ts'

interface ConformanceOptions {
  document: ContractDocument
  gateway: URL
  tenantHost: string
  /** A member's access token. */
  token: string | undefined
  values: OwnValues
  only: readonly OperationId[]
  /** Call what changes data, too. */
  write: boolean
  /** Gets each exchange but those of the laws, private values masked. */
  onEntry?: (entry: Entry) => void
}

export interface OperationResult {
  operationId: OperationId
  /** `refused`: the reply fits the contract, but a successful one was not seen. */
  outcome: 'success' | 'refused' | 'broken' | 'skipped'
  /** Why it was not a success; empty otherwise. */
  detail: string
  /** Where the reply broke the contract; where the check's own request did. */
  response: Finding[]
  request: Finding[]
}

export interface ConformanceReport {
  gateway: string
  from: string
  to: string
  operations: OperationResult[]
  lawsChecked: number
  lawBreaches: LawBreach[]
}

type Answer = { parts: ValidParts; outcome: Outcome } | { skipped: string }

/**
 * Calls the operations through the generated client, which holds each reply against its zod validator, and through the
 * recorder, which holds it against the contract's own schemas: two validators that know nothing of each other.
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { document, gateway, tenantHost, token, only } = options
  const from = new Date().toISOString()
  const recorder = createRecorder({
    document,
    upstream: gateway,
    onEntry: options.onEntry ?? (() => {}),
    // Everything it hears of stands in the report.
    onTrouble: () => {},
  })
  try {
    const caller = createCaller(document, await recorder.listen(0, '127.0.0.1'), tenantHost)
    await trySession(caller, token)
    const answer = createAnswers(caller, options)
    // What only reads goes first, before anything is changed.
    const ordered = only.toSorted((a, b) => Number(effectOf(a) !== 'reads') - Number(effectOf(b) !== 'reads'))
    const answers = new Map<OperationId, Answer>()
    for (const id of ordered) answers.set(id, await answer(id))

    // The wrong requests of the laws are no findings: past the recorder.
    const direct = createCaller(document, gateway.href.replace(/\/$/, ''), tenantHost)
    const laws = []
    for (const [id, given] of answers) {
      const parts =
        'parts' in given ? (given.outcome.kind === 'success' ? given.parts : undefined) : partsForVisitor(id)
      if (effectOf(id) === 'reads' && parts !== undefined)
        laws.push(await checkLaws(direct, { id, parts, accessToken: token }))
    }
    function partsForVisitor(id: OperationId): ValidParts | undefined {
      return token === undefined && operations[id].auth === 'member' ? caller.partsOf(id) : undefined
    }

    const { operations: drifts } = await recorder.report()
    return {
      gateway: gateway.href,
      from,
      to: new Date().toISOString(),
      operations: ordered.map((id) => {
        const { request = [], response = [] } = drifts.find(({ operationId }) => operationId === id) ?? {}
        return { operationId: id, request, response, ...resultOf(answers.get(id)) }
      }),
      lawsChecked: laws.reduce((sum, { checked }) => sum + checked, 0),
      lawBreaches: laws.flatMap(({ breaches }) => breaches),
    }
  } finally {
    await recorder.close()
  }
}

/** With a token that the gateway does not know, every member operation would be refused, and nothing found out. */
async function trySession(caller: Caller, token: string | undefined): Promise<void> {
  if (token === undefined) return
  const outcome = await caller.send('getCurrentUser', caller.partsOf('getCurrentUser'), token)
  if (outcome.kind === 'refused')
    throw new Error(`The gateway does not take GATEWAY_TOKEN: ${outcome.code} ${outcome.text}`)
}

/** Asks each operation once, and those before it that know its values. */
function createAnswers(caller: Caller, { token, values, write }: ConformanceOptions) {
  const known = new Map<string, Promise<Answer>>()

  function answer(id: OperationId, given: Given = values[id] ?? {}): Promise<Answer> {
    const key = `${id} ${JSON.stringify(given)}`
    const asked = known.get(key) ?? ask(id, given)
    known.set(key, asked)
    return asked
  }

  async function ask(id: OperationId, given: Given): Promise<Answer> {
    const skipped = reasonToSkip(id)
    if (skipped !== undefined) return { skipped }
    const found: Record<string, unknown> = {}
    for (const [name, source] of Object.entries(sources[id] ?? {})) {
      if (given.parameters?.[name] !== undefined) continue
      found[name] = await valueFrom(source)
      if (found[name] === undefined) return { skipped: `${source.operationId} 的应答里没有可用的 ${name}` }
    }
    const parts = caller.partsOf(id, { ...given, parameters: { ...found, ...given.parameters } })
    return { parts, outcome: await caller.send(id, parts, operations[id].auth === 'member' ? token : undefined) }
  }

  async function valueFrom({ operationId, given, at }: Source): Promise<unknown> {
    const found = await answer(operationId, given)
    if ('skipped' in found || found.outcome.kind !== 'success') return undefined
    return at.reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
      found.outcome.data,
    )
  }

  function reasonToSkip(id: OperationId): string | undefined {
    const effect = effectOf(id)
    if (operations[id].auth === 'member' && token === undefined) return '需要会员令牌（GATEWAY_TOKEN）'
    if (effect !== 'reads' && !write) return '会改变数据（--write）'
    return effect === 'onlyAsked' && values[id] === undefined ? `${reasonToAsk(id)}；须用 --values 给出值` : undefined
  }

  return (id: OperationId) => answer(id)
}

function resultOf(answer: Answer | undefined): Pick<OperationResult, 'outcome' | 'detail'> {
  if (answer === undefined || 'skipped' in answer) return { outcome: 'skipped', detail: answer?.skipped ?? '' }
  const { outcome } = answer
  if (outcome.kind === 'success') return { outcome: 'success', detail: '' }
  return {
    outcome: outcome.kind,
    detail: outcome.kind === 'refused' ? `${outcome.code} ${outcome.text}` : outcome.text,
  }
}
