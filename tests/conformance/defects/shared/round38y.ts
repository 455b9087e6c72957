import { askerOf, parameter } from '../../asked.ts'
import { type Ask, type Defect, type Loose, type Passing, jsonReply, onRequest } from '../../defect.ts'

export const visitor = { as: 'visitor' } as const
export const stranger = { as: 'stranger' } as const

const memberBearer = 'Bearer contract-test-token'

/** The owner's rights go to whoever this lets in. */
export const lentTo = (operationId: string, isLet: (passing: Passing) => boolean): Pick<Defect, 'request'> => ({
  request: onRequest(operationId, (passing) => {
    if (isLet(passing)) passing.headers['authorization'] = memberBearer
  }),
})

export const isStranger = (passing: Passing): boolean => askerOf(passing).includes('second-member')

export const isVisitor = (passing: Passing): boolean => askerOf(passing) === ''

/** Takes records off a page, and counts them out. */
export function without(page: Loose, isOut: (record: Loose) => boolean): void {
  const kept = page.records.filter((record: Loose) => !isOut(record))
  page.total -= page.records.length - kept.length
  page.pages = Math.ceil(page.total / page.size)
  page.records = kept
}

/** The code and the message of a login with a new captcha. */
export async function loginTold(ask: Ask, username: string, password: string): Promise<string> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { ...visitor, method: 'POST' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  const body = { username, password, captchaCode: answer, captchaCodeId }
  const { returnCode, errorMessage } = JSON.parse((await ask('/uaa/login', { ...visitor, body })).text)
  return `${returnCode} ${errorMessage}`
}

export const idIn = parameter('id')

export const nothingDone = () => jsonReply({ returnCode: '200', data: null })
