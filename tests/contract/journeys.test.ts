import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestGateway, type TestOverHttp } from '../../mocks/services/testOverHttp.ts'
import type { DataOf } from '../../src/gateway/contract.ts'
import { signatureHeaders } from '../../src/gateway/signature.ts'
import { runWorkflow } from './respect.ts'

/** A busy machine takes its time to load the contract and to start a process per workflow. */
const limitMs = 120_000

const tenantHost = 'portal.example.gov.cn'
const password = 'Portal@2026'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
}, limitMs)
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

/** Runs a workflow to its end and gives the data of the step's reply. */
async function dataOf(journey: string, workflowId: string, stepId: string, inputs: Record<string, unknown>) {
  const { failures, steps } = await runWorkflow(http.origin, journey, workflowId, { tenantHost, ...inputs })
  expect(failures).toEqual([])
  expect(http.gateway.drifts).toEqual([])
  expect([...steps.keys()]).toContain(stepId)
  return (steps.get(stepId) as { data: unknown }).data
}

async function solveCaptcha() {
  const created = await dataOf('register-to-match', 'showCaptcha', 'create', {})
  const { captchaCodeId } = created as { captchaCodeId: string }
  const response = await fetch(`${http.origin}/__mock/captcha/${captchaCodeId}`)
  const { answer: captchaCode } = (await response.json()) as { answer: string }
  return { captchaCodeId, captchaCode }
}

test('a newcomer registers, logs in, binds an enterprise and fills in its profile', { timeout: limitMs }, async () => {
  const tel = '13800000777'
  await dataOf('register-to-match', 'sendRegisterCode', 'send', { tel, ...(await solveCaptcha()) })
  const verifyCode = http.gateway.store.outbox.by('tel', tel)[0]?.code
  await dataOf('register-to-match', 'register', 'register', { tel, verifyCode, password })
  const tokens = await dataOf('register-to-match', 'logIn', 'logIn', {
    username: tel,
    password,
    ...(await solveCaptcha()),
  })
  const { access_token: accessToken } = tokens as { access_token: string }
  const inputs = { accessToken, enterpriseName: '银杏新材料', employeeAmount: 186 }
  const profile = await dataOf('register-to-match', 'bindEnterprise', 'after', inputs)
  expect(profile).toMatchObject({ enId: 'en-1002', bindAudit: 'PENDING', personnelDTO: { employeeAmount: 186 } })
})

test(
  'a member searches a policy, favourites it and finds it among their favourites',
  { timeout: limitMs },
  async () => {
    const accessToken = http.tokenOf('member01')
    const keyword = '数字化'
    const signature = await signatureHeaders(new URLSearchParams({ keyword }), 't-321283')
    const before = http.gateway.store.policyFavorites.all()
    await dataOf('search-favourite-collect', 'collectPolicy', 'remove', { accessToken, keyword, ...signature })
    expect(http.gateway.store.policyFavorites.all()).toEqual(before)
  },
)

test('a member subscribes to a tag and reads a message', { timeout: limitMs }, async () => {
  const accessToken = http.tokenOf('member01')
  const before = await http.get<DataOf<'countUnreadMessages'>>('/message/api/msg/count', accessToken)
  const after = await dataOf('subscribe-message', 'subscribeAndRead', 'unreadAfter', { accessToken })
  expect(after).toMatchObject({ total: before.total - 1 })
})
