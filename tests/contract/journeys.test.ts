import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'
import type { DataOf } from '#gateway/contract.ts'
import { signatureHeaders } from '#gateway/signature.ts'
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

test('a member matches policies with the profile of their enterprise', { timeout: limitMs }, async () => {
  const accessToken = http.tokenOf('member01')
  const path = '/enterprise/api/member/en/details?enId=en-1001'
  const profile = await http.get<DataOf<'getEnterpriseDetails'>>(path, accessToken)
  const { completion, basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO } = profile
  const sections = { completion, basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO }
  const inputs = { accessToken, enId: 'en-1001', rowkey: profile.rowkey, enInfoJson: JSON.stringify(sections) }
  const report = await dataOf('register-to-match', 'matchPolicies', 'match', inputs)
  expect(report).toMatchObject({ enName: basicDTO.name, completion })
})

test('a demand is published, docked, accepted, closed and evaluated', { timeout: limitMs }, async () => {
  const { clock } = http.gateway
  const published = await dataOf('demand-to-evaluation', 'publishDemand', 'save', {
    ownerToken: http.tokenOf('member03'),
    ownerEnId: 'en-1003',
    title: '提琴面板声学检测技术需求',
    categoryId: 'dc-11',
    deadline: clock.day(60),
  })
  // The back office has decided by the next day, when the tokens of today are no longer good.
  await http.envelope('PUT', '/__mock/settings', undefined, { today: clock.day(1) })
  const evaluation = await dataOf('demand-to-evaluation', 'dockAndEvaluate', 'evaluate', {
    demandId: (published as { id: string }).id,
    ownerToken: http.tokenOf('member03'),
    providerToken: http.tokenOf('provider01'),
    providerEnId: 'en-2001',
  })
  expect(evaluation).toMatchObject({ status: 'SUBMITTED' })
})
