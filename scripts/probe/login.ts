/** The seeded member whom the scripts log in (mocks/services/uaa/account/userSeeds.ts). */
export const member = { username: 'member01', password: 'Portal@2026' }

interface Tokens {
  access_token: string
  refresh_token: string
}

/** Logs an account in at a mock gateway, whose control API reveals the captcha. */
export async function logIn(gatewayUrl: string, account = member): Promise<Tokens> {
  const headers = { 'tenant-host': 'localhost', 'content-type': 'application/json' }
  const post = async (path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(gatewayUrl + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
    return ((await reply.json()) as { data: unknown }).data
  }
  const { captchaCodeId } = (await post('/uaa/api/register/captcha/graph')) as { captchaCodeId: string }
  const captcha = await fetch(`${gatewayUrl}/__mock/captcha/${captchaCodeId}`)
  const { answer } = (await captcha.json()) as { answer: string }
  const tokens = await post('/uaa/login', { ...account, captchaCodeId, captchaCode: answer })
  if (tokens === undefined || tokens === null) throw new Error(`${account.username} could not log in`)
  return tokens as Tokens
}
