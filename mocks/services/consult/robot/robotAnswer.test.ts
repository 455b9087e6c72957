import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

const session = 's-7f3a91c2'
const ask = (question: string) =>
  http.post<DataOf<'answerRobotQuestion'>>('/consult/api/ua/smart/answer', { question, sessionId: session })

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
  const { questions } = await http.post<DataOf<'suggestRobotQuestions'>>('/consult/api/ua/smart/ikQuestion', {
    question: '加计扣除怎么算',
    sessionId: session,
  })
  expect(questions[0]).toMatchObject({ question: '研发费用加计扣除怎么算？' })
  const answer = await http.post<DataOf<'answerRobotQuestion'>>('/consult/api/ua/smart/answer', {
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
  await http.post('/consult/api/ua/keyword/update', { id: before?.id })
  expect((await page()).records[0]?.hitCount).toBe((before?.hitCount ?? 0) + 1)
})
