import type { Schema } from '#gateway/contract.ts'
import { sessionCookies } from '#gateway/session.ts'

/** Seeded in the mock gateway (docs/mock-gateway.md). */
const member = { username: 'member01', password: 'Portal@2026' }

/** The cookies of somebody who has logged in at a mock gateway. */
export async function memberCookies(gatewayUrl: string): Promise<string> {
  const captcha = await data<Schema<'GraphCaptcha'>>(`${gatewayUrl}/uaa/api/register/captcha/graph`, {})
  const { captchaCodeId } = captcha
  const shown = await fetch(`${gatewayUrl}/__mock/captcha/${captchaCodeId}`)
  const { answer } = (await shown.json()) as { answer: string }
  const login = { ...member, captchaCodeId, captchaCode: answer }
  const tokens = await data<Schema<'Tokens'>>(`${gatewayUrl}/uaa/login`, login)
  const { accessToken, refreshToken } = sessionCookies
  return `${accessToken}=${tokens.access_token}; ${refreshToken}=${tokens.refresh_token}`
}

async function data<Data>(url: string, body: object): Promise<Data> {
  const headers = { 'tenant-host': 'localhost', 'content-type': 'application/json' }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await reply.json()) as { data: Data }).data
}
