import type { Operation } from './declared.ts'

/** What a call does to the gateway's data: nothing, a change, or more than a check may do unasked. */
type Effect = 'reads' | 'changes' | 'onlyAsked'

/** These answer a question that does not fit into an address; of a visitor's calculations nothing is kept. */
const readingPosts = new Set([
  'checkToken',
  'commitCloud',
  'commitTecEnForm',
  'createGraphCaptcha',
  'createMatchReport',
  'evaluateEnterpriseSize',
  'listSubscribedPolicies',
  'previewToolResult',
  'saveCostCalculation',
  'saveTechnologyEvaluation',
  'scoreSrdi',
  'suggestRobotQuestions',
])

/** Called only with values of the caller's own, and the reason. */
const asked: Record<string, string> = {
  ...all(['sendLoginSmsCaptcha', 'sendRegisterSmsCaptcha'], '会向真实号码发送短信'),
  ...all(['logout', 'refreshTokens'], '会使本次检查所用的令牌失效'),
  ...all(['changePassword', 'resetForgottenPassword', 'setRegisterPassword'], '会改变账号的密码'),
  ...all(['loginByPassword', 'loginByPhone', 'loginOrRegister', 'registerByPhone'], '多次失败会锁定账号'),
  ...all(['deleteAllHistory', 'deleteAllTags', 'unbindEnterprise'], '会清除会员的全部记录或企业绑定'),
}

export function effectOf({ operationId, method }: Pick<Operation, 'operationId' | 'method'>): Effect {
  if (asked[operationId] !== undefined) return 'onlyAsked'
  return method === 'GET' || readingPosts.has(operationId) ? 'reads' : 'changes'
}

/** Why an operation is not called by itself. */
export function reasonToAsk(operationId: string): string {
  return asked[operationId] ?? ''
}

function all(ids: readonly string[], reason: string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, reason]))
}
