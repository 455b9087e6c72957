import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Router } from '#mocks/contract/router.ts'
import { operations, startSeededGateway, type SeededGateway } from '../contract/seededGateway.ts'
import { seedPassword } from '#mocks/services/uaa/account/userSeeds.ts'
import type { MockGatewayOptions } from '#mocks/gateway/gateway.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import type { TirelessPerson } from '#scripts/conformance/person.ts'
import type { Ask, Defect, Passing, Returning } from './defect.ts'

export interface DefectiveGateway {
  origin: string
  /** Without faults that of the gateway itself, as the proxy takes its time. */
  quickestOrigin: string
  seeded: SeededGateway
  tokens: { member: string; stranger: string; refresh: string; expired: string }
  /** Somebody who logs in there as the first member. */
  person: (way: 'password' | 'code') => TirelessPerson
  /** The faults that it has from now on; its data is as at the beginning, or as the scenario has it. */
  have: (defects: readonly Defect[], scenario?: ScenarioName) => void
  ask: Ask
  close: () => Promise<void>
}

const strangersToken = 'conformance-second-member-token'
const expiredToken = 'conformance-expired-token'
const refreshToken = 'example-refresh-token-0001'
const dropped = new Set(['connection', 'transfer-encoding', 'content-length', 'keep-alive', 'date', 'host'])

/** The mock gateway behind a proxy that puts faults into what passes; both in this process. */
export async function startDefectiveGateway(options?: MockGatewayOptions): Promise<DefectiveGateway> {
  const seeded = await startSeededGateway(options)
  const router = new Router(operations)
  let defects: readonly Defect[] = []

  const pass = async (incoming: IncomingMessage): Promise<Returning> => {
    const url = new URL(incoming.url ?? '/', seeded.origin)
    const method = incoming.method ?? 'GET'
    const route = router.find(method === 'HEAD' ? 'GET' : method, url.pathname.split('/').slice(1).map(decoded))
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const isText = !(incoming.headers['content-type'] ?? '').includes('multipart')
    const passing: Passing = {
      operationId: route.kind === 'operation' ? route.operation.operationId : undefined,
      method,
      url,
      headers: Object.fromEntries(
        Object.entries(incoming.headers).flatMap(([name, value]) =>
          dropped.has(name) || value === undefined ? [] : [[name, String(value)]],
        ),
      ),
      body: isText ? bytes.toString('utf8') : '',
    }
    const returning = answerOf(passing) ?? (await forward(passing, isText ? undefined : bytes))
    for (const { reply } of defects) reply?.(returning, passing)
    return returning
  }

  const answerOf = (passing: Passing): Returning | undefined => {
    for (const { request } of defects) {
      const answer = request?.(passing)
      if (answer !== undefined) return answer
    }
    return undefined
  }

  const forward = async ({ method, url, headers, body }: Passing, bytes: Buffer | undefined): Promise<Returning> => {
    const sent = bytes ?? body
    const reply = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(sent.length === 0 || method === 'GET' || method === 'HEAD' ? {} : { body: sent as BodyInit }),
    })
    return {
      status: reply.status,
      headers: Object.fromEntries([...reply.headers].filter(([name]) => !dropped.has(name))),
      body: Buffer.from(await reply.arrayBuffer()),
    }
  }

  const server = createServer((incoming, outgoing) => {
    void pass(incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokens = {
    member: seeded.authorization.replace('Bearer ', ''),
    stranger: strangersToken,
    refresh: refreshToken,
    expired: expiredToken,
  }

  const reset = (scenario?: ScenarioName) => {
    seeded.reset(scenario)
    const { store, clock } = seeded.gateway
    const second = store.users.all().find(({ disabled }, index) => index > 0 && !disabled)
    if (second === undefined) throw new Error('Only one user is seeded')
    const accessExpiresAt = clock.now().getTime() + 3_600_000
    store.sessions.insert({
      id: 'session-second',
      userId: second.id,
      accessToken: strangersToken,
      refreshToken: 'second-refresh',
      accessExpiresAt,
      revoked: false,
    })
    const past = { accessToken: expiredToken, refreshToken: 'expired-refresh', accessExpiresAt: 0 }
    store.sessions.insert({ id: 'session-expired', userId: second.id, ...past, revoked: false })
  }
  reset()

  /** Reads what is meant for people from the gateway's own tables. */
  const person = (way: 'password' | 'code'): TirelessPerson => {
    const { captchas, outbox, users } = seeded.gateway.store
    const newNumbers = ['13900001234', '13900005678']
    return {
      userName: async () => users.all()[0]?.[way === 'code' ? 'tel' : 'loginName'] ?? '',
      password: async () => (way === 'code' ? '' : seedPassword),
      captcha: async ({ id }) => captchas.get(id)?.answer ?? '',
      smsCode: async (tel) => outbox.by('tel', tel).at(-1)?.code ?? '',
      newNumber: async () => newNumbers.shift() ?? '',
      wait: async (seconds) => {
        for (const { id, sentAt } of outbox.all()) outbox.update(id, { sentAt: sentAt - seconds * 1000 })
      },
    }
  }

  return {
    origin,
    get quickestOrigin() {
      return defects.length === 0 ? seeded.origin : origin
    },
    seeded,
    tokens,
    person,
    have: (next, scenario) => {
      defects = next
      for (const { restart } of defects) restart?.()
      reset(scenario)
    },
    ask: async (target, { method, body, rawBody, as = 'member', headers = {} } = {}) => {
      const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
      const reply = await fetch(origin + target, {
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: {
          ...(as === 'visitor' ? {} : { authorization: `Bearer ${tokens[as]}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      })
      const bytes = new Uint8Array(await reply.arrayBuffer())
      const text = Buffer.from(bytes).toString('utf8')
      const json = parsed(text)
      return {
        status: reply.status,
        headers: reply.headers,
        text,
        bytes,
        code: json?.['returnCode'],
        data: json?.['data'],
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await seeded.gateway.close()
    },
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
