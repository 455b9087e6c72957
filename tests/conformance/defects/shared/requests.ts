import { bodyOf, dataOf, recordsIn } from '../../asked.ts'
import {
  type Answer,
  type Ask,
  type Defect,
  type Loose,
  type Passing,
  type Returning,
  jsonReply,
} from '../../defect.ts'
import { batches, bindings, calendar, consult, ownDemands, size } from './addresses.ts'

export async function totalOf(ask: Ask, target: string): Promise<number> {
  return (await dataOf(ask, target)).total
}

/** The first of a list's records that is such, as the member sees it. */
export async function firstIn(ask: Ask, list: string, isSuch: (record: Loose) => boolean = () => true): Promise<Loose> {
  return (await recordsIn(ask, list)).find((each) => isSuch(each))
}

export const done = (data: unknown = null) => jsonReply({ returnCode: '200', data })

export const lapse = (defect: Omit<Defect, 'write'>): Defect => ({ ...defect, write: true })

/** The id of an enterprise that the member is bound to. */
export const boundEnterprise = async (ask: Ask): Promise<string> =>
  (await dataOf(ask, bindings)).find((each: Loose) => each.bindAudit === 'PASS').enId

export const draftOf = async (ask: Ask, more: object = {}) => {
  const enId = await boundEnterprise(ask)
  return { submit: false, enId, title: '探针所发的草稿一条', demandType: 'OTHER', ...more }
}

export const save = async (ask: Ask, more: object = {}) => ask(`${ownDemands}/save`, { body: await draftOf(ask, more) })

export const draft = { submit: false, enId: 'en-1001', title: '齿轮噪声在线检测', demandType: 'OTHER' }

export const attempted = async (ask: Ask, body: object) =>
  (await ask(`${ownDemands}/save`, { body: { ...draft, ...body } })).code

export const askedOnce = { sessionId: 'mooring-session-1', question: '研发费用加计扣除怎么享受' }

export const costs = {
  inputYear: 2025,
  isResidentEnterprise: true,
  hasSoundAccounting: true,
  isAuditCollection: true,
  negativeIndustryIncome: 0,
  totalIncome: 13_100,
  enterpriseCategory: 'GENERAL',
  taxCategory: 'HNTE',
}

export const spent = { personnelCost: 320, directCost: 190, depreciation: 60, amortization: 20, otherCost: 50 }

export async function calculated(ask: Ask): Promise<string> {
  const body = { enId: 'en-1001', inputs: { ...costs, ...spent } }
  await ask('/consult/api/customer/cost/calculate/save', { body })
  return (await dataOf(ask, '/consult/api/customer/tool/history/list')).records[0].id
}

export const visitor = { as: 'visitor' as const }

export const session = 's-5d20b7e1'

export const question = { sessionId: session, question: '研发费用加计扣除怎么算？' }

export const conversation = 'conformance-sentry-1'

export const questionOf = (text: string) => ({ body: { question: text, sessionId: conversation } })

export const serverError = { returnCode: '500', errorMessage: '服务器内部错误' }

export const summary = '填写的内容有误，请逐项检查'

export const refused = (errorMessage: string, field: string): Returning =>
  jsonReply({ returnCode: '3000', errorMessage: summary, data: [{ errorMessage, field }] })

/** A month in which something ends. */
export async function monthOf(ask: Ask): Promise<Loose> {
  const { records } = await dataOf(ask, `${batches}?declareState=ENDING`)
  const [year, month] = records[0].end.split('-')
  return dataOf(ask, `${calendar}/month?year=${year}&month=${Number(month)}`)
}

export const stranger = { as: 'stranger' as const }

export async function draftSaved(ask: Ask, title: string): Promise<string> {
  const body = { submit: false, enId: 'en-1001', title, demandType: 'OTHER' }
  await ask('/supanddem/api/customer/demand/save', { body })
  const { records } = (await ask('/supanddem/api/customer/demand/myList?status=DRAFT&size=50')).data
  return records.toSorted((one: Loose, two: Loose) => (one.updateTime < two.updateTime ? 1 : -1))[0].id
}

export const robotSession = 's-12345678'

/** Begins the member's own session with the robot; resolves to its first answer. */
export async function questioned(ask: Ask): Promise<Loose> {
  const body = { sessionId: robotSession, question: '研发费用加计扣除怎么算？' }
  return (await ask('/consult/api/ua/smart/answer', { body })).data
}

export const factory = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 }

export const fieldOf = (name: string) => (passing: Passing) => String(bodyOf(passing)[name] ?? '')

/** Whether a request is done. */
export async function isTaken(ask: Ask, ...sent: Parameters<Ask>): Promise<boolean> {
  return (await ask(...sent)).code === '200'
}

/** The return code of a request. */
export async function codeFor(ask: Ask, ...sent: Parameters<Ask>): Promise<unknown> {
  return (await ask(...sent)).code
}

/** What both forms of an investor's intent ask for. */
export const intent = {
  name: '周示例',
  company: '泰兴市江畔精密传动有限公司',
  mobile: '13800000001',
  content: '希望实地查看',
}

/** The result of a tool for a visitor. */
export async function toolResult(ask: Ask, tool: string, body: object): Promise<Loose> {
  return (await ask(`${consult}/${tool}`, { ...visitor, body })).data
}

/** What a tool makes of a form that is half filled in. */
export async function previewed(ask: Ask, form: object): Promise<Answer> {
  return ask('/consult/api/ua/tool/preview', { ...visitor, body: form })
}

/** A visitor's evaluation as a high-tech enterprise. */
export async function evaluatedTechnology(ask: Ask, inputs: object): Promise<Answer> {
  return ask(`${consult}/eva/technology/save`, { ...visitor, body: { inputYear: 2025, inputs } })
}

/** How an enterprise uses the cloud that holds no star yet. */
export const cloudUse = {
  monthsOfUse: 14,
  infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
  businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT'],
  deviceRatio: 35,
  deviceKinds: ['GENERAL_POWER', 'SMART'],
  hasEdgeProcessing: true,
  models: ['QUALITY'],
  paidAmount: 22,
  effect: 'SOME',
  heldLevel: 0,
}

/** How an enterprise uses the cloud that would deserve five stars. */
export const fullCloudUse = {
  monthsOfUse: 3,
  infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
  businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT', 'AFTER_SALES'],
  deviceRatio: 55,
  deviceKinds: ['HIGH_ENERGY', 'GENERAL_POWER', 'NEW_ENERGY'],
  hasEdgeProcessing: true,
  models: ['MARKET', 'MAINTENANCE', 'QUALITY', 'PROCESS'],
  paidAmount: 60,
  effect: 'HIGH',
  heldLevel: 0,
}

/** The form of a technology enterprise with so many intellectual properties of the second class. */
export const technologyFormWith = (ipClassIIAmount: number) => ({
  inputYear: 2025,
  base: { employeeAmount: 100, salesIncome: 10_000 },
  scores: { techStaffAmount: 30, rdExpense: 600, costExpense: 9000, ipClassIAmount: 0, ipClassIIAmount },
})

/** What a subscription is saved with beside its tags. */
export const subscriptionSettings = {
  departments: [],
  levels: [],
  channels: ['SITE'],
  frequency: 'WEEKLY',
  quietStart: '22:00',
  quietEnd: '08:00',
}

/** Evaluates the size of the member's enterprise; resolves to the id of the result. */
export async function evaluated(ask: Ask): Promise<string> {
  return (await ask(size, { body: { enId: 'en-1001', inputs: factory } })).data.id
}

/** How somebody asks who has this token. */
export const bearing = (token: string) => ({ ...visitor, headers: { authorization: `Bearer ${token}` } })

/** Tries to log in, with the answer of a new captcha, typed in some way. */
export async function logIn(
  ask: Ask,
  username: string,
  password: string,
  typed: (answer: string) => string = (answer) => answer,
): Promise<Answer> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return ask('/uaa/login', { body: { username, password, captchaCode: typed(answer), captchaCodeId }, ...visitor })
}
