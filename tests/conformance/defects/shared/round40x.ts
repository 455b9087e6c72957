import {
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  changeBody,
  jsonReply,
  onRequest,
} from '../../defect.ts'

export const declareList = '/policy/api/customer/declare/list'

export const costTool = '/consult/api/customer/cost/calculate/save'

export const robotAnswer = '/consult/api/ua/smart/answer'

export const robotQuestion = { sessionId: 's-x1mine01', question: '研发费用加计扣除怎么享受' }

/** What the body of an operation's requests is read as. */
export function reading(operationId: string, change: (body: Loose) => void): Pick<Defect, 'operationId' | 'request'> {
  return { operationId, request: onRequest(operationId, (passing) => changeBody(passing, change)) }
}

/** What the query of an operation's requests is read as. */
export function querying(
  operationId: string,
  change: (query: URLSearchParams) => Returning | undefined | void,
): Pick<Defect, 'operationId' | 'request'> {
  return { operationId, request: onRequest(operationId, ({ url }: Passing) => change(url.searchParams)) }
}

/** The refusal of one field. */
export function refusalOf(field: string, errorMessage: string): Returning {
  return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })
}
