import type { Ask, Defect, Loose, Passing } from '../../defect.ts'

const strangers = 'second-member'

export const isStranger = ({ headers }: Passing): boolean => headers['authorization']?.includes(strangers) === true

/** Sends the request on as the first member's. */
export const asMember = (passing: Passing): void => {
  passing.headers['authorization'] = 'Bearer contract-test-token'
}

/** Pays no heed to whose a thing is. */
export const ownedByAll = (operationId: string): NonNullable<Defect['request']> => {
  return (passing) => {
    if (passing.operationId === operationId && isStranger(passing)) asMember(passing)
    return undefined
  }
}

export const ids = (records: Loose[]): string[] => records.map(({ id }: Loose) => id)

export const myEnterprise = async (ask: Ask): Promise<string> =>
  (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId

/** Puts a question to the robot as the member, in a session of that name. */
export const talk = async (ask: Ask, sessionId: string): Promise<string> => {
  await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '研发费用加计扣除怎么算？' } })
  return sessionId
}

/** A captcha that was just drawn, with its answer. */
export const newCaptcha = async (ask: Ask): Promise<{ captchaCodeId: string; captchaCode: string }> => {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return { captchaCodeId, captchaCode: answer }
}
