import { z, ZodError } from 'zod'
import type { Drift } from '../handler/answer.ts'
import { auditWords } from '../services/auditWords.ts'
import { multipartLimit, parseJson, readBody } from '../http/body.ts'
import { HttpProblem, jsonReply, notFoundMessage, type Reply } from '../http/reply.ts'
import type { Exchange } from '../http/server.ts'
import { overrideSchema, type Overrides } from '../faults/overrides.ts'
import type { RequestLog } from '../gateway/requestLog.ts'
import { scenarioNames, scenarios } from '../scenarios/scenarios.ts'
import { sentinels } from '../faults/sentinels.ts'
import { decideAudit } from '../services/enterprise/facilitator/audit.ts'
import type { GatewayState, MockState } from '../gateway/state.ts'
import { assertOwnCaller } from './caller.ts'
import { controlPage } from './page.ts'

/** Every path of the control API starts with this segment. */
export const controlSegment = '__mock'

interface ControlParts {
  state: MockState
  overrides: Overrides
  log: RequestLog
  drifts: readonly Drift[]
  /** All operations, and those that have a handler. */
  operations: () => { all: readonly string[]; handled: readonly string[] }
  /** Host names under which other machines may call the control API. */
  controlHosts: readonly string[]
}

interface ControlRoute {
  method: 'GET' | 'POST' | 'PUT'
  /** Segments after `__mock`. `*` matches any one segment. */
  path: readonly string[]
  purpose: string
  run: (segments: readonly string[], body: unknown) => unknown
}

const scenarioSchema = z.strictObject({ name: z.enum(scenarioNames) })
const nameSchema = z.strictObject({ name: z.string().max(100).default('default') }).default({ name: 'default' })
const auditSchema = z.strictObject({
  id: z.string(),
  pass: z.boolean(),
  remark: z.string().min(1).max(200).optional(),
  block: z.boolean().optional(),
})
const restoreSchema = z.union([nameSchema, z.strictObject({ snapshot: z.unknown() })])

/** The control API: JSON under /__mock, for tests and people on this machine. */
export function createControl(parts: ControlParts): (exchange: Exchange) => Promise<Reply> {
  const routes = listRoutes(parts)
  return async ({ method, segments, request }) => {
    assertOwnCaller(request, parts.controlHosts)
    const rest = segments.slice(1)
    const page = method === 'GET' ? await controlPage(rest) : undefined
    if (page !== undefined) return page
    const fitting = routes.filter((route) => fits(route.path, rest))
    if (fitting.length === 0) throw new HttpProblem(404, notFoundMessage)
    const route = fitting.find((candidate) => candidate.method === method)
    if (route === undefined) {
      throw new HttpProblem(405, '请求方法不支持', { allow: fitting.map((candidate) => candidate.method).join(', ') })
    }
    const body = parseJson(await readBody(request, multipartLimit))
    try {
      return jsonReply(200, route.run(rest, body))
    } catch (error) {
      if (error instanceof ZodError) throw new HttpProblem(400, z.prettifyError(error))
      throw error
    }
  }
}

function fits(path: readonly string[], segments: readonly string[]): boolean {
  return path.length === segments.length && path.every((part, index) => part === '*' || part === segments[index])
}

function listRoutes({ state, overrides, log, drifts, operations }: ControlParts): ControlRoute[] {
  const snapshots = new Map<string, GatewayState>()
  const knownOverride = overrideSchema.refine(({ operationId }) => operations().all.includes(operationId), {
    path: ['operationId'],
    error: 'operationId names no operation',
  })
  const routes: ControlRoute[] = [
    {
      method: 'GET',
      path: [],
      purpose: 'this overview',
      run: () => ({
        operations: { total: operations().all.length, ...operations() },
        settings: state.settings,
        tables: Object.fromEntries(Object.entries(state.store).map(([name, table]) => [name, table.size])),
        overrides: overrides.all(),
        snapshots: [...snapshots.keys()],
        drifts,
        control: routes.map(
          ({ method, path, purpose }) => `${method} /${[controlSegment, ...path].join('/')}: ${purpose}`,
        ),
        scenarios: scenarioNames.map((name) => ({ name, meaning: scenarios[name].meaning })),
        sentinels: [...sentinels, ...auditWords].map(({ text, meaning }) => ({ text, meaning })),
      }),
    },
    {
      method: 'POST',
      path: ['reset'],
      purpose: 'back to the seeds and the settings of the start',
      run: () => {
        state.reset()
        overrides.clear()
        return { reset: true }
      },
    },
    {
      method: 'POST',
      path: ['scenario'],
      purpose: 'start the world { name } anew, with the settings of the start',
      run: (_, body) => {
        state.reset(scenarioSchema.parse(body).name)
        overrides.clear()
        return state.settings
      },
    },
    { method: 'GET', path: ['snapshot'], purpose: 'the whole state', run: () => state.snapshot() },
    {
      method: 'POST',
      path: ['snapshot'],
      purpose: 'keep the state under { name }',
      run: (_, body) => {
        const { name } = nameSchema.parse(body)
        snapshots.set(name, state.snapshot())
        return { name }
      },
    },
    {
      method: 'POST',
      path: ['restore'],
      purpose: 'back to the state kept under { name }, or to a whole { snapshot }',
      run: (_, body) => {
        const wanted = restoreSchema.parse(body)
        const snapshot = 'snapshot' in wanted ? wanted.snapshot : snapshots.get(wanted.name)
        if (snapshot === undefined) throw new HttpProblem(404, '没有这个名称的快照')
        state.restore(snapshot)
        return { restored: true }
      },
    },
    {
      method: 'GET',
      path: ['outbox'],
      purpose: 'the SMS that would have been sent, latest first',
      run: () => state.store.outbox.all().toReversed(),
    },
    {
      method: 'GET',
      path: ['captcha', '*'],
      purpose: 'the answer of a graphic captcha by its captchaCodeId',
      run: ([, id = '']) => {
        const captcha = state.store.captchas.get(id)
        if (captcha === undefined) throw new HttpProblem(404, '没有这个图形验证码')
        return { captchaCodeId: id, answer: captcha.answer }
      },
    },
    {
      method: 'POST',
      path: ['audit'],
      purpose:
        'what the back office decides on { id, pass, remark?, block? } of a demand, resource, binding, provider, evaluation, application or certificate',
      run: (_, body) => {
        const decision = auditSchema.parse(body)
        const decided = decideAudit({ store: state.store, clock: state.clock, gateway: state.services }, decision)
        if (decided === undefined) throw new HttpProblem(404, '没有这个待审核的事项')
        return { decided, pass: decision.pass }
      },
    },
    {
      method: 'PUT',
      path: ['settings'],
      purpose: 'change { latencyMs, faultRate, tokenLifetimeSeconds, today }',
      run: (_, body) => {
        state.changeSettings(body)
        return state.settings
      },
    },
    {
      method: 'POST',
      path: ['tokens', 'expire'],
      purpose: 'every access token expires; refresh tokens stay good',
      run: () => ({ expired: state.expireTokens() }),
    },
    {
      method: 'POST',
      path: ['next'],
      purpose: 'the next reply of { operationId, status?, returnCode?, errorMessage?, delayMs?, times? }',
      run: (_, body) => {
        const override = knownOverride.parse(body)
        overrides.add(override)
        return override
      },
    },
    {
      method: 'POST',
      path: ['next', 'clear'],
      purpose: 'take back every reply that still waits for its call',
      run: () => {
        overrides.clear()
        return { cleared: true }
      },
    },
    {
      method: 'GET',
      path: ['requests'],
      purpose: 'the last 200 requests with curl lines, oldest first',
      run: () => log.all(),
    },
  ]
  return routes
}
