import { bodyOf, signIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { refusals } from '../../groups.ts'

export const refusalsDefects: Defect[] = [
  refusals({
    id: 'the unique index refuses a favorite provider',
    operationId: 'addFacilitatorFavorite',
    write: true,
    // 4090 when it is one already.
    reply: onReply('addFacilitatorFavorite', (returning) => {
      if (codeOf(returning) === '4090') setJson(returning, { returnCode: '5000', errorMessage: '系统繁忙，请稍后再试' })
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/member/facilitator/favorite/fa-2001'
      await ask(target, { method: 'POST' })
      return (await ask(target, { method: 'POST' })).code === '5000'
    },
  }),
  refusals({
    id: 'demands of others do not exist',
    operationId: 'getMyDemand',
    // 4030 for those of another enterprise.
    reply: onReply('getMyDemand', (returning) => {
      if (codeOf(returning) !== '4030') return
      setJson(returning, { returnCode: '4040', errorMessage: '需求不存在或已删除' })
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/myDetail?id=de-1016', { as: 'stranger' })).code === '4040',
  }),
  refusals({
    id: 'the fields of a question are named without where they are',
    operationId: 'suggestRobotQuestions',
    // ErrorItem.field is a path like body.tel.
    reply: onReply('suggestRobotQuestions', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) item.field = item.field?.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const sent = { body: { question: '', sessionId: 's-7f3a91c2' }, as: 'visitor' as const }
      return (await ask('/consult/api/ua/smart/ikQuestion', sent)).data[0].field === 'question'
    },
  }),
  refusals({
    id: 'passwords are compared before the captcha is',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const { username, password = '' } = bodyOf(passing)
      if (codeOf(returning) !== '4001' || password.length > 50) return
      const isKnown = /^(member\d+|1380000\d{4})$/.test(String(username).trim())
      if (isKnown && password === 'Portal@2026') return
      setJson(returning, { returnCode: '4002', errorMessage: '账号或密码错误' })
    }),
    probe: async (ask) => {
      await signIn(ask)
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const body = { username: 'member01', password: 'Mistaken@2026', captchaCode: '????', captchaCodeId }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  }),
]
