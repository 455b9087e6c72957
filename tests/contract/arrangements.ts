import { createHash } from 'node:crypto'
import { type Arrangements, withId } from './arrangement.ts'
import { contentArrangements } from './contentArrangements.ts'
import { enterpriseArrangements } from './enterpriseArrangements.ts'
import type { SeededGateway } from './seededGateway.ts'
import type { Given } from '#scripts/conformance/validRequest.ts'

/** For operations whose example request does not succeed on the seeds alone. */
export const arrangements: Arrangements = {
  ...enterpriseArrangements,
  ...contentArrangements,

  getFacilitatorCard: ({ gateway }) => {
    const approved = gateway.store.facilitators.find((row) => row.faStatus === 'PASS')
    return { parameters: { id: approved?.enId } }
  },

  saveDemand: ({ gateway }) => ({ body: { deadline: gateway.clock.day(60) } }),
  saveAchievementResource: ({ gateway }) => ({ body: { enId: 'en-1001', validUntil: gateway.clock.day(60) } }),
  saveInstrumentResource: ({ gateway }) => ({ body: { enId: 'en-1001', validUntil: gateway.clock.day(60) } }),
  deleteDemand: () => ({ parameters: { id: 'de-1026' } }),
  deleteResource: () => ({ parameters: { id: 're-1009' } }),
  updateResourceStatus: () => ({ body: { id: 're-1003', action: 'TRADE' } }),
  // The examples' demand is the member's own, and the resource has the member's docking already.
  saveDemandDocking: () => ({ body: { demandId: 'de-1019', enId: 'en-1001' } }),
  saveResourceDocking: () => ({ body: { resourceId: 're-1001' } }),
  updateResourceDockingStatus: () => ({ body: { id: 'dk-2002' } }),
  evaluateDemandDocking: () => ({ body: { dockingId: 'dk-1002' } }),
  evaluateResource: () => ({ body: { dockingId: 'dk-2003' } }),
  getDemand: () => ({ parameters: { id: 'de-1016' } }),
  getMyDemand: () => ({ parameters: { id: 'de-1016' } }),
  getDemandDocking: () => ({ parameters: { id: 'dk-1001' } }),
  getResource: () => ({ parameters: { id: 're-1002' } }),
  getMyResource: () => ({ parameters: { id: 're-1003' } }),
  getResourceDocking: () => ({ parameters: { id: 'dk-2001' } }),
  listResourceEvaluations: () => ({ parameters: { id: 're-1003' } }),
  getEventDetail: () => ({ parameters: { id: 'ev-1001' } }),
  // The member has a place already; somebody else of the enterprise comes too.
  signUpForEvent: () => ({ body: { mobile: '13800000021' } }),
  cancelEventSign: () => ({ parameters: { signId: 'es-1001' } }),

  getToolResult: withToolResult,
  deleteToolResult: withToolResult,
  evaluateToolRecord: withToolResult,
  saveAnswerFeedback: async ({ request }) => {
    const reply = await request('answerRobotQuestion')
    const { data } = (await reply.json()) as { data: { answerId: string } }
    return { body: { answerId: data.answerId } }
  },

  getRobotSession: async (seeded) => ({ ...(await withConversation(seeded)), parameters: { sessionId: 's-7f3a91c2' } }),
  renameRobotSession: async (seeded) => {
    const given = await withConversation(seeded)
    await seeded.request('claimRobotSession')
    return given
  },
  claimRobotSession: withConversation,

  getDeclareRecord: () => ({ parameters: { id: 'dr-1002' } }),
  deleteDeclareRecord: () => ({ parameters: { id: 'dr-1004' } }),

  addPolicyFavorite: ({ gateway }) => withId(gateway.store.policies.all()),
  deletePolicyFavorite: async ({ gateway, request }) => {
    const given = withId(gateway.store.policies.all())
    await request('addPolicyFavorite', given)
    return given
  },
  deleteTag: async ({ request }) => {
    await request('addTag', { body: { tagId: 't-101' } })
    return { parameters: { tagId: 't-101' } }
  },
  previewDeclareDoc: ({ gateway }) => {
    const [file] = gateway.store.policyDeclareFiles.all()
    return { parameters: { docUrl: file?.docUrl } }
  },
  getAppletCode: ({ gateway }) => withId(gateway.store.policies.all()),
  getAppletCodeNew: async ({ gateway, request }) => {
    const [policy] = gateway.store.policies.all()
    const reply = await request('encodeAppletShortUuid', { parameters: { uuid: policy?.id } })
    const { data } = (await reply.json()) as { data: { shortUuid: string } }
    return { parameters: { scene: data.shortUuid } }
  },
  getFrequentDeclaration: async ({ request }) => {
    const reply = await request('pageDeclarations')
    const { data } = (await reply.json()) as { data: { records: { id: string }[] } }
    return withId(data.records)
  },
  getPolicyDetail: ({ gateway }) => withId(gateway.store.policies.all()),
  getPolicyMatch: ({ gateway }) => {
    const [policy] = gateway.store.policies.all()
    return { parameters: { policyId: policy?.id ?? '', enId: 'en-1001' } }
  },
  listPolicyRecommendations: ({ gateway }) => withId(gateway.store.policies.all()),
  getPolicySubject: ({ gateway }) => withId(gateway.store.policySubjects.all()),
  searchPolicies: ({ gateway }) => {
    const [tenant] = gateway.store.tenants.all()
    const stamp = { timestamp: String(Date.now()), nonce: 'A1B2C3D4E5F6A7B8' }
    const text = `keyword=企业&tenantId=${tenant?.id}&timestamp=${stamp.timestamp}&nonce=${stamp.nonce}`
    const sign = createHash('sha256').update(text).digest('hex').toUpperCase()
    return { parameters: { keyword: '企业', sign, ...stamp } }
  },

  getCurrentUserCode: () => ({
    parameters: { clientId: 'policy-calculator', redirectUri: 'https://calculator.example.gov.cn/start' },
  }),
  downloadFile: ({ gateway }) => {
    const [file] = gateway.store.files.all()
    return { parameters: { filePath: file?.id, fileName: file?.name } }
  },
  getGraphCaptcha: async ({ request }) => {
    const reply = await request('createGraphCaptcha')
    const { data } = (await reply.json()) as { data: { captchaCodeId: string } }
    return { parameters: { id: data.captchaCodeId } }
  },
  listCities: () => ({ parameters: { id: '320000' } }),
  listCounties: () => ({ parameters: { id: '321200' } }),
  registerByPhone: (seeded) => withCode(seeded, 'register', { tel: '13800000999' }),
  setRegisterPassword: async (seeded) => {
    // An account that registered by phone has no password yet.
    const tel = '13800000999'
    await seeded.request('loginOrRegister', withCode(seeded, 'login', { tel }))
    return withCode(seeded, 'register', { tel })
  },
  resetForgottenPassword: (seeded) => withCode(seeded, 'resetPwd', { tel: '13800000001' }),
  loginOrRegister: (seeded) => withCode(seeded, 'login', { tel: '13800000999' }),
  loginByPhone: (seeded) => {
    const { body } = withCode(seeded, 'login', { tel: '13800000001' })
    return { parameters: body }
  },
  loginByPassword: async ({ gateway, request }) => {
    const reply = await request('createGraphCaptcha')
    const { data } = (await reply.json()) as { data: { captchaCodeId: string } }
    const captcha = gateway.store.captchas.get(data.captchaCodeId)
    return { body: { captchaCodeId: data.captchaCodeId, captchaCode: captcha?.answer } }
  },
  createZzToken: async ({ request }) => {
    const reply = await request('getZzQr')
    const { data } = (await reply.json()) as { data: { qrId: string } }
    const given = { body: { qrId: data.qrId } }
    // The first question finds the code not yet scanned.
    await request('createZzToken', given)
    return given
  },
  updatePhoto: ({ gateway }) => {
    const user = gateway.store.users.find((row) => row.image !== undefined)
    return { body: { image: user?.image } }
  },
  loginToEnterprisePortal: ({ gateway }) => {
    const binding = gateway.store.enterpriseBindings.find((row) => row.bindAudit === 'PASS')
    return { body: { enId: binding?.enId } }
  },
}

/** A calculation of the member's own. */
async function withToolResult({ request }: SeededGateway): Promise<Given> {
  const reply = await request('evaluateEnterpriseSize')
  const { data } = (await reply.json()) as { data: { id: string } }
  return { parameters: { id: data.id } }
}

/** An SMS code that was sent to the number for the purpose, as a body with both. */
function withCode({ gateway }: SeededGateway, type: string, { tel }: { tel: string }) {
  const sentAt = gateway.clock.now().getTime()
  const code = '246810'
  const message = { id: `sms-${type}`, tel, type, code, sentAt, expiresAt: sentAt + 60_000 }
  gateway.store.outbox.insert({ ...message, used: false, isUnproven: false })
  return { body: { tel, verifyCode: code } }
}

/** The conversation that the examples name. */
async function withConversation({ request }: Pick<SeededGateway, 'request'>): Promise<Given> {
  await request('answerRobotQuestion')
  return {}
}
