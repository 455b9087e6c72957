import { operations, type OperationId } from '../../src/gateway/generated/operations.ts'

/** What a call does to the gateway's data: nothing, a change, or more than a check may do unasked. */
type Effect = 'reads' | 'changes' | 'onlyAsked'

/** These answer a question that does not fit into an address. */
const readingPosts: ReadonlySet<OperationId> = new Set([
  'checkToken',
  'createGraphCaptcha',
  'createMatchReport',
  'listSubscribedPolicies',
  'previewToolResult',
  'scoreSrdi',
  'suggestRobotQuestions',
])

/** Called only with values of the caller's own, and the reason. */
const asked: Partial<Record<OperationId, string>> = {
  ...all(['sendLoginSmsCaptcha', 'sendRegisterSmsCaptcha'], '会向真实号码发送短信'),
  ...all(['logout', 'refreshTokens'], '会使本次检查所用的令牌失效'),
  ...all(['changePassword', 'resetForgottenPassword', 'setRegisterPassword'], '会改变账号的密码'),
  ...all(['loginByPassword', 'loginByPhone', 'loginOrRegister', 'registerByPhone'], '多次失败会锁定账号'),
  ...all(['deleteAllHistory', 'deleteAllTags', 'unbindEnterprise'], '会清除会员的全部记录或企业绑定'),
}

export function effectOf(id: OperationId): Effect {
  if (asked[id] !== undefined) return 'onlyAsked'
  return operations[id].method === 'GET' || readingPosts.has(id) ? 'reads' : 'changes'
}

/** Why an operation is not called by itself. */
export function reasonToAsk(id: OperationId): string {
  return asked[id] ?? ''
}

function all(ids: readonly OperationId[], reason: string): Partial<Record<OperationId, string>> {
  return Object.fromEntries(ids.map((id) => [id, reason]))
}
