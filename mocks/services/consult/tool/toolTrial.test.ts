import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyOf, DataOf } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => http.gateway.reset())

type Data = Pick<DataOf<'evaluateToolRecord'>, 'result' | 'srdi' | 'scale'>

const before: BodyOf<'scoreSrdi'> = {
  formCode: 'form2',
  ruleVersion: 'srdi@2022',
  isRenewal: false,
  enId: 'en-1001',
  inputYear: 2025,
  inputs: {
    marketYears: 2,
    operatingIncome: 1200,
    mainBusinessRatio: 85,
    rdExpense: 120,
    previousRdExpense: 90,
    rdRatio: 10,
    scoreExemptions: ['TOP500'],
  },
}

async function score(body: BodyOf<'scoreSrdi'>, token: string): Promise<string> {
  const { data } = await http.envelope('POST', '/consult/program/srdi/score', token, body)
  return String((data as DataOf<'scoreSrdi'>).id)
}

const again = (id: string, token: string) =>
  http.get<Data>(`/consult/api/customer/tool/history/recalculate?id=${id}`, token)

test('a kept result is calculated again by the rule of today, with the same inputs, and nothing is kept of it', async () => {
  const token = http.tokenOf('member01')
  const id = await score(before, token)
  const { result, srdi } = await again(id, token)
  expect(result).toMatchObject({ id: null, ruleVersion: 'srdi@2026', inputYear: 2025, verdict: 'FAIL' })
  const statusOf = Object.fromEntries(result.items.map(({ code, status }) => [code, status]))
  // 2 years, 1200 and [90, 120] were enough before. A new requirement is unknown, not unmet.
  expect(statusOf).toMatchObject({ P1: 'UNMET', P2a: 'UNKNOWN', P2b: 'MET', P3: 'UNMET', P6: 'UNKNOWN' })
  expect(srdi).toMatchObject({
    ruleVersion: 'srdi@2026',
    enId: 'en-1001',
    inputs: { marketYears: 2, operatingIncome: 1200, mainBusinessRatio: 85, rdExpenses: [90, 120] },
  })
  const list = await http.get<DataOf<'listToolResults'>>('/consult/api/customer/tool/history/list', token)
  expect(list.records.map((record) => record.id)).toEqual([id])
})

test('a result whose rule still holds comes out the same', async () => {
  const token = http.tokenOf('member01')
  const inputs = { industry: 'INDUSTRY', employeeAmount: 299, operatingIncome: 2000 }
  const { data } = await http.envelope('POST', '/consult/api/customer/eva/en/size', token, { inputs })
  const kept = data as DataOf<'evaluateEnterpriseSize'>
  const { result, scale } = await again(String(kept.id), token)
  expect({ ...result, id: kept.id, createTime: kept.createTime }).toEqual(kept)
  expect(scale).toEqual(inputs)
})

test("nobody calculates another member's result again", async () => {
  const id = await score(before, http.tokenOf('member01'))
  const target = `/consult/api/customer/tool/history/recalculate?id=${id}`
  expect(await http.envelope('GET', target, http.tokenOf('member02'))).toMatchObject({ returnCode: '4030' })
  const missing = target.replace(id, 'tr-99')
  expect(await http.envelope('GET', missing, http.tokenOf('member01'))).toMatchObject({ returnCode: '4040' })
})

const preview = async (body: BodyOf<'previewToolResult'>) => {
  const { data } = await http.envelope('POST', '/consult/api/ua/tool/preview', undefined, body)
  return data as DataOf<'previewToolResult'>
}

test.each<[string, BodyOf<'previewToolResult'>, object]>([
  ['501 people are too many', { tecEnBase: { employeeAmount: 501 } }, { verdict: 'FAIL' }],
  ['500 may be', { tecEnBase: { employeeAmount: 500 } }, { verdict: 'INCOMPLETE' }],
  ['one figure makes a micro enterprise', { scale: { industry: 'INDUSTRY', employeeAmount: 19 } }, { verdict: 'DONE' }],
  [
    'an assessed tax gets no deduction',
    { rdDeduction: { inputYear: 2025, isAuditCollection: false } },
    { verdict: 'FAIL' },
  ],
  ['founded this month', { hnte: { establishTime: '2026-11-01', applyDate: '2026-11-20' } }, { verdict: 'FAIL' }],
  [
    'without the title of the level below',
    {
      srdi: {
        formCode: 'form3',
        ruleVersion: 'srdi@2026',
        isRenewal: false,
        inputYear: 2025,
        inputs: { hasTierTwoTitle: false },
      },
    },
    { verdict: 'FAIL', ruleVersion: 'srdi@2026' },
  ],
])('half a form may decide already: %s', async (_, body, expected) => {
  expect(await preview(body)).toMatchObject({ id: null, ...expected })
})

test.each<[string, BodyOf<'previewToolResult'>]>([
  ['no tool', {}],
  ['two tools', { tecEnBase: { employeeAmount: 501 }, scale: { industry: 'INDUSTRY' } }],
])('a trial of %s is refused', async (_, body) => {
  const reply = await http.envelope('POST', '/consult/api/ua/tool/preview', undefined, body)
  expect(reply).toMatchObject({ returnCode: '3000' })
})

test('the rule of today says what it changed, and which items of a result that concerns', async () => {
  const rules = await http.get<DataOf<'listToolRules'>>('/consult/api/ua/tool/rule/list?toolCode=SRDI')
  const [now, formerly] = rules
  expect(now?.changes).toContainEqual({
    formCode: 'form2',
    topic: '营业收入',
    before: '上年度不低于 1000 万元',
    after: '上年度不低于 1500 万元',
    kind: 'STRICTER',
    items: ['P2a'],
  })
  expect(formerly).not.toHaveProperty('changes')
})
