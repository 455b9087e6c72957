import type { Answer, Ask, Defect, Loose, Passing } from '../../defect.ts'
import { changeBody, onRequest } from '../../defect.ts'

export const stranger = { as: 'stranger' as const }

export const visitor = { as: 'visitor' as const }

export const demands = '/supanddem/api/ua/show/demand'

export const messages = '/message/api/msg'

export const robotSession = 's-blind-0001'

const memberBearer = 'Bearer contract-test-token'

/** The operation takes whoever meets a condition for the first member. */
export function takenForOwner(
  operationId: string,
  when: (passing: Passing) => boolean,
): NonNullable<Defect['request']> {
  return onRequest(operationId, (passing) => {
    if (when(passing)) passing.headers['authorization'] = memberBearer
  })
}

export const isStranger = ({ headers }: Passing): boolean => headers['authorization']?.includes('second') === true

/** The body of an operation's requests is read as another one. */
export function misread(operationId: string, change: (body: Loose) => void): NonNullable<Defect['request']> {
  return onRequest(operationId, (passing) => changeBody(passing, change))
}

/** Leaves records out of a page, and out of its total. */
export function leaveOut(page: Loose, isLeftOut: (record: Loose) => boolean): void {
  const records = page.records.filter((record: Loose) => !isLeftOut(record))
  const total = page.total - page.records.length + records.length
  Object.assign(page, { records, total, pages: Math.ceil(total / page.size) })
}

/** The member asks the robot something. */
export async function askRobot(ask: Ask): Promise<void> {
  const body = { sessionId: robotSession, question: '研发费用加计扣除怎么算？' }
  await ask('/consult/api/ua/smart/answer', { body })
}

/** Logs in with the answer of a new captcha, typed in some way. */
export async function tryLogin(
  ask: Ask,
  username: string,
  password: string,
  typed: (answer: string) => string = (answer) => answer,
): Promise<Answer> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username, password, captchaCode: typed(answer), captchaCodeId }
  return ask('/uaa/login', { body, ...visitor })
}
