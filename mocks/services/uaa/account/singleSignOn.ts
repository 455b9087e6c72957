import { fail, type Handlers, member } from '#mocks/handler/handler.ts'
import { startSession } from './session.ts'

const codeLifetimeSeconds = 60
const qrLifetimeSeconds = 180

/**
 * Applications that may receive a code, and the origins to which it may be sent. Anything else would be an open
 * redirect.
 */
const clients: Readonly<Record<string, readonly string[]>> = {
  'policy-calculator': ['https://calculator.example.gov.cn'],
  'cloud-investment': ['https://investment.example.gov.cn'],
}

/** Where the government's enterprise portal receives a token. */
const enterprisePortal = 'https://enterprise.example.gov.cn/sso'

export const singleSignOnHandlers = {
  getCurrentUserCode: (context) => {
    member(context)
    const { redirectUri, clientId } = context.query
    const known = URL.canParse(redirectUri) && clients[clientId]?.includes(new URL(redirectUri).origin)
    if (known !== true) fail('4030', '该应用的跳转地址未登记')
    return { code: context.gateway.newToken(), expiresIn: codeLifetimeSeconds }
  },

  loginToEnterprisePortal: (context) => {
    const bindings = context.store.enterpriseBindings.by('userId', member(context).id)
    const bound = bindings.some(({ enId, bindAudit }) => enId === context.body.enId && bindAudit === 'PASS')
    if (!bound) fail('4030', '您未绑定该企业')
    const token = context.gateway.newToken()
    return { token, url: `${enterprisePortal}#token=${token}` }
  },

  getZzQr: ({ store, clock, gateway }) => {
    const expiresAt = clock.now().getTime() + qrLifetimeSeconds * 1000
    const { id } = store.zzQrs.insert({ id: gateway.newId('zz'), expiresAt, polls: 0 })
    return { qrId: id, content: `zz-login:${id}`, expiresIn: qrLifetimeSeconds }
  },

  // The mock has no phone: on the first request the code is unscanned, and on the next one it is confirmed by the first
  // seeded member.
  createZzToken: (context) => {
    const { store, clock, body } = context
    const qr = store.zzQrs.get(body.qrId)
    if (qr === undefined || qr.expiresAt <= clock.now().getTime()) return fail('4040', '二维码已过期，请刷新')
    store.zzQrs.update(qr.id, { polls: qr.polls + 1 })
    if (qr.polls === 0) return fail('4090', '等待扫码确认')
    store.zzQrs.remove(qr.id)
    const user = store.users.all()[0] ?? fail('5000', '扫码登录暂不可用，请使用其他方式登录')
    return startSession(context, user)
  },
} satisfies Handlers
