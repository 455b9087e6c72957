import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyOf, DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '../testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

const tools = '/consult/api/customer'

async function post<Data>(target: string, body: unknown, token?: string): Promise<Data> {
  const { returnCode, data, errorMessage } = await http.envelope('POST', target, token, body)
  if (returnCode !== '200') throw new Error(`${target} answered ${returnCode}: ${JSON.stringify(errorMessage ?? data)}`)
  return data as Data
}

type Result = DataOf<'evaluateEnterpriseSize'>

const size: BodyOf<'evaluateEnterpriseSize'> = {
  enId: 'en-1001',
  inputYear: 2025,
  inputs: { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13100 },
}
const assess = (body: unknown, token = http.tokenOf('member01')) => post<Result>(`${tools}/eva/en/size`, body, token)
const history = (token: string, query = '') =>
  http.get<DataOf<'listToolResults'>>(`${tools}/tool/history/list?${query}`, token)

test('7.6 a class is told with what is missing for the next, and found again in the history until it is deleted', async () => {
  const token = http.tokenOf('member01')
  const { id, verdictText, scale } = await assess(size, token)
  expect(verdictText).toBe('小型企业')
  expect(scale?.nextUpText).toBe('距中型还差从业人员 114 人')
  expect((await history(token)).records).toMatchObject([
    { id, toolCode: 'SCALE', enName: expect.stringContaining('江畔') as string },
  ])
  expect(await http.get(`${tools}/tool/history/detail?id=${id}`, token)).toMatchObject({
    scale: size.inputs,
    result: { id },
  })
  await http.envelope('DELETE', `${tools}/tool/history/delete?id=${id}`, token)
  expect((await history(token)).total).toBe(0)
  expect(await http.envelope('GET', `${tools}/tool/history/detail?id=${id}`, token)).toMatchObject({
    returnCode: '4040',
  })
})

test('a result is for the member who made it alone', async () => {
  const { id } = await assess(size)
  const other = http.tokenOf('member03')
  expect((await history(other)).total).toBe(0)
  expect(await http.envelope('GET', `${tools}/tool/history/detail?id=${id}`, other)).toMatchObject({
    returnCode: '4030',
  })
  expect(await http.envelope('DELETE', `${tools}/tool/history/delete?id=${id}`, other)).toMatchObject({
    returnCode: '4030',
  })
})

test('nobody calculates in the name of an enterprise that is not theirs', async () => {
  const reply = await http.envelope('POST', `${tools}/eva/en/size`, http.tokenOf('member03'), size)
  expect(reply).toMatchObject({ returnCode: '4030' })
})

test('what is not filled in leaves the class open instead of deciding it', async () => {
  const { verdict, scale } = await assess({ inputs: { industry: 'INDUSTRY', employeeAmount: 500 } })
  expect(verdict).toBe('INCOMPLETE')
  expect(scale).toMatchObject({ scaleClass: null, low: 'MICRO', high: 'MEDIUM', missingFields: ['operatingIncome'] })
})

test('the sixteen industries name the indicators their form needs', async () => {
  const industries = await http.get<DataOf<'listIndustryFields'>>(
    `${tools}/eva/industry/fields`,
    http.tokenOf('member01'),
  )
  expect(industries).toHaveLength(16)
  expect(industries.find(({ code }) => code === 'LEASE')?.fields.map(({ key }) => key)).toEqual([
    'employeeAmount',
    'totalAsset',
  ])
})

test('the two steps of the tech SME assessment follow each other, and new conditions ask for the second again', async () => {
  const token = http.tokenOf('member03')
  const scores = { techStaffAmount: 30, rdExpense: 600, costExpense: 9000, ipClassIAmount: 0, ipClassIIAmount: 1 }
  const commit = (formId: string) => http.envelope('POST', `${tools}/tec/en/form/commit`, token, { formId, scores })
  expect(await commit('tf-9')).toMatchObject({ returnCode: '4040', errorMessage: '请先保存基本条件' })
  expect(await commit('tf-1001')).toMatchObject({ returnCode: '4030' })
  const base = {
    employeeAmount: 100,
    salesIncome: 10000,
    totalAsset: 5000,
    isResidentEnterprise: true,
    isIndustryAllowed: true,
    isTrustworthy: true,
  }
  const save = () =>
    post<DataOf<'saveTecEnFormBase'>>(`${tools}/tec/en/form/save/base`, { inputYear: 2025, base }, token)
  const { formId, status } = await save()
  expect(status).toBe('DRAFT')
  expect(await commit(String(formId))).toMatchObject({ data: { total: 76, verdict: 'PASS' } })
  expect(await save()).toMatchObject({ formId, status: 'DRAFT', result: null, scores })
})

test('a saved calculation comes back into its form with its result', async () => {
  const token = http.tokenOf('member01')
  const inputs = {
    inputYear: 2025,
    isResidentEnterprise: true,
    hasSoundAccounting: true,
    isAuditCollection: true,
    negativeIndustryIncome: 0,
    totalIncome: 1000,
    personnelCost: 100,
    overseasEntrusted: 100,
  }
  const read = () => http.get<DataOf<'getCostCalculation'>>(`${tools}/cost/calculate/detail`, token)
  expect(await read()).toMatchObject({ inputs: null, result: null })
  await post(`${tools}/cost/calculate/save`, { inputs }, token)
  expect(await read()).toMatchObject({
    inputs,
    result: { verdict: 'PASS', rdDeduction: { extra: 166.67, taxSaved: 41.67 } },
  })
})

test.for([
  ['eva/en/size', { inputs: { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 } }],
  ['cost/calculate/save', { inputs: { inputYear: 2025, personnelCost: 100 } }],
  ['cloud/commit', { inputYear: 2025, inputs: { monthsOfUse: 3 } }],
  ['eva/technology/save', { inputYear: 2025, inputs: { employeeAmount: 10 } }],
  ['tec/en/form/commit', { inputYear: 2025, base: { employeeAmount: 10 }, scores: { techStaffAmount: 1 } }],
] as const)('a visitor uses %s, and nothing is kept', async ([path, body]) => {
  const result = await post<Result>(`${tools}/${path}`, body)
  expect(result).toMatchObject({ id: null, enName: null })
  expect(http.gateway.store.toolResults.size).toBe(0)
})

test('more technical staff than staff is refused at its field', async () => {
  const body = { inputYear: 2025, inputs: { techStaffAmount: 11, employeeAmount: 10 } }
  const reply = await http.envelope('POST', `${tools}/eva/technology/save`, http.tokenOf('member01'), body)
  expect(reply).toMatchObject({ returnCode: '3000', data: [{ field: 'body.inputs.techStaffAmount' }] })
})

test.for(['srdi@2026', 'srdi@2022'] as const)('a visitor scores by %s, and nothing is kept', async (ruleVersion) => {
  const inputs = {
    ipLevel: 'SELF1',
    rdRatio: 3,
    mainBusinessGrowth: 10,
    assetDebt: 76,
    isStrategicProduct: false,
    mainBusinessRatio: 55,
  }
  const body = { formCode: 'form1', ruleVersion, isRenewal: false, inputYear: 2025, inputs }
  const result = await post<Result>('/consult/program/srdi/score', body)
  expect(result).toMatchObject({ id: null, total: 60, verdict: 'PASS', ruleVersion })
  expect(http.gateway.store.toolResults.size).toBe(0)
})

test('of two versions of a rule one is in force today', async () => {
  const rules = await http.get<DataOf<'listToolRules'>>('/consult/api/ua/tool/rule/list?toolCode=SRDI')
  expect(rules.map(({ ruleVersion, current }) => [ruleVersion, current])).toEqual([
    ['srdi@2026', true],
    ['srdi@2022', false],
  ])
})

const session = 's-7f3a91c2'
const ask = (question: string) =>
  post<DataOf<'answerRobotQuestion'>>('/consult/api/ua/smart/answer', { question, sessionId: session })

test('an answer quotes the clauses it comes from, word by word', async () => {
  const answer = await ask('委托境外研发费用怎么加计扣除')
  expect(answer.confidence).not.toBe('NONE')
  expect(answer.aiGenerated).toBe(true)
  const [citation] = answer.citations
  const policy = http.gateway.store.policies.get(String(citation?.policyId))
  const text = policy?.clauses.map((clause) => clause.text).join('')
  expect(text).toContain(citation?.quote.replace('…', ''))
  expect(answer.text).toContain(citation?.quote)
})

test.for([
  ['化工企业贷款贴息最高多少', 'p-1006'],
  ['首次认定高新技术企业奖励多少钱', 'p-1002'],
  ['引进工程人才租房补助标准', 'p-1009'],
  ['稳岗和技能培训补贴每人多少', 'p-1008'],
  ['乐器企业境外参展展位费补助', 'p-1007'],
  ['小微企业首贷担保费补助', 'p-1013'],
  ['标准地承诺制怎么办', 'p-1010'],
  ['智能化改造设备投入要多少才能奖补', 'p-1001'],
] as const)('the question %s is answered from %s', async ([question, policyId]) => {
  const { citations, confidence } = await ask(question)
  expect(citations[0]?.policyId).toBe(policyId)
  expect(confidence).not.toBe('NONE')
})

test.for([
  ['高企重新认定的有奖励吗', 'p-1002', '本政策只奖励首次认定'],
  ['住单位宿舍可以领租房补助吗', 'p-1009', '单位免费提供宿舍的不发放'],
  ['换了单位还能领租房补助吗', 'p-1009', '可以变更后继续领取'],
  ['软件首版次升级版本算吗', 'p-2031', '核心功能模块更新超过一半的'],
  ['绿色工厂申报要交费吗', 'p-1105', '不收取任何费用'],
] as const)('%s is answered from a frequent question of %s, which is cited', async ([question, policyId, answer]) => {
  const { citations, text } = await ask(question)
  expect(citations[0]).toMatchObject({
    policyId,
    clause: expect.stringMatching(/^常见问题（依据第[一二三四五六七八九十]条）$/) as string,
  })
  expect(citations[0]?.url).toBe(`/policy/info/${policyId}#qa`)
  expect(citations[0]?.quote).toContain(answer)
  expect(text).toContain(answer)
})

test('a frequent question answers nobody who asks for something else', async () => {
  const { citations } = await ask('小微企业首贷担保费补助')
  expect(citations[0]?.clause).toMatch(/^第[一二三四五六七八九十]条$/)
})

test.for([
  '孩子上小学怎么报名',
  '驾驶证换证需要什么材料',
  '结婚登记在哪里办',
  '公积金提取流程',
  '如何预约挂号看牙',
  '出国护照多久能办好',
  '身份证丢了怎么补办',
  '小区停车费标准',
  // These words occur in many policies and their frequent questions.
  '公租房怎么申请',
  '个体户注销怎么办',
  '工伤认定要多久',
  '贷款买车利息多少',
  '买房贷款利率是多少',
  '电费怎么交',
  '医保断缴怎么补缴',
  '食堂可以外包吗',
  '宿舍可以养猫吗',
  '火车票退票要交费吗',
  '食品经营许可证办理要交费吗',
  '二手房过户要交多少税',
  '结婚补贴有多少',
  '买新能源汽车补贴多少',
  '养老院床位补贴标准',
])('the library has no basis for %s, and the robot makes none up', async (question) => {
  expect(await ask(question)).toMatchObject({ confidence: 'NONE', citations: [] })
})

test('a question about an amount is answered with the clause that sets it', async () => {
  const { citations } = await ask('绿色工厂奖励多少')
  expect(citations[0]?.quote).toContain('国家级奖励 50 万元')
})

test('without a basis the robot says so and hands over', async () => {
  const answer = await ask('火星移民签证在哪里排队')
  expect(answer).toMatchObject({ confidence: 'NONE', citations: [], handoff: { dept: expect.any(String) as string } })
  expect(answer.text).toMatch(/^未在政策库找到依据/)
})

test('a question of the library is suggested, answered from its clause, and gone with its conversation', async () => {
  const { questions } = await post<DataOf<'suggestRobotQuestions'>>('/consult/api/ua/smart/ikQuestion', {
    question: '加计扣除怎么算',
    sessionId: session,
  })
  expect(questions[0]).toMatchObject({ question: '研发费用加计扣除怎么算？' })
  const answer = await post<DataOf<'answerRobotQuestion'>>('/consult/api/ua/smart/answer', {
    questionId: questions[0]?.id,
    sessionId: session,
  })
  expect(answer).toMatchObject({ confidence: 'HIGH', aiGenerated: false, citations: [{ policyId: 'p-1005' }] })
  const rate = () =>
    http.envelope('POST', '/consult/api/ua/smart/answer/feedback', undefined, {
      answerId: answer.answerId,
      useful: true,
    })
  expect(await rate()).toMatchObject({ returnCode: '200' })
  await http.envelope('DELETE', `/consult/api/ua/smart/session/delete?sessionId=${session}`)
  expect(await rate()).toMatchObject({ returnCode: '4040' })
})

test('7.4 a click on a quick word is counted', async () => {
  const page = () => http.get<DataOf<'pageRobotKeywords'>>('/consult/api/ua/keyword/page')
  const before = (await page()).records[0]
  await post('/consult/api/ua/keyword/update', { id: before?.id })
  expect((await page()).records[0]?.hitCount).toBe((before?.hitCount ?? 0) + 1)
})

test('feedback of a kind the dictionary lacks is refused, any other is kept', async () => {
  const send = (type: string) =>
    http.envelope('POST', `${tools}/feedback/save`, http.tokenOf('member01'), {
      telephone: '13800000001',
      source: 'PC',
      type,
      description: '附件打不开',
    })
  expect(await send('GUESS')).toMatchObject({ returnCode: '3000', data: [{ field: 'body.type' }] })
  expect(await send('FUNCTION')).toMatchObject({ returnCode: '200' })
  expect(http.gateway.store.feedback.all()).toMatchObject([{ type: 'FUNCTION' }])
})
