import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp
let token: string

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => {
  http.gateway.reset()
  token = http.tokenOf('member01')
})

type Report = Schema<'PolicyMatchReport'>

const customer = '/policy/api/customer/policy/match'
const open = '/policy/api/ua/policy/match/report'

async function report(path: string, body: object, caller?: string): Promise<Report> {
  const { returnCode, data } = await http.envelope('POST', path, caller, body)
  expect(returnCode).toBe('200')
  return data as Report
}

function itemOf({ groups }: Report, policyId: string) {
  for (const { bucket, items } of groups) {
    const item = items.find((each) => each.policyId === policyId)
    if (item !== undefined) return { bucket, item }
  }
  return undefined
}

const local = { basicDTO: { name: '甲企业', regProvince: '320000', regCity: '321200', regRegion: '321283' } }

test('7.3-22 the kept profile fills what the text leaves out; missing facts are unknown, not unmet', async () => {
  const own = await report(`${customer}/report`, { enId: 'en-1001', enInfoJson: '{}' }, token)
  expect(own).toMatchObject({ enName: '泰兴市江畔精密传动有限公司（示例）', completion: '64%' })
  const { item } = itemOf(own, 'p-1001')!
  const states = item.conditions.map(({ status }) => status)
  expect(states).toContain('MET')
  expect(item.conditions.find(({ status }) => status === 'UNKNOWN')).toMatchObject({
    statusDesc: '信息不足',
    gap: '请补充项目总投资额',
    missingField: 'projectDTO.projectTotalInvestAmount',
    required: true,
    veto: false,
  })
  expect(own.missingFields).toContainEqual(
    expect.objectContaining({ key: 'projectDTO.projectTotalInvestAmount', label: '项目总投资额', section: '项目信息' }),
  )
  expect(own.growthPath.map(({ state }) => state)).toEqual(['HELD', 'NEXT', 'LATER'])
})

test('a policy alone is compared as in the report, and only with an enterprise of the own', async () => {
  const own = await report(`${customer}/report`, { enId: 'en-1001', enInfoJson: '{}' }, token)
  const alone = (query: string, caller?: string) => http.envelope('GET', `${customer}/item?${query}`, caller)
  expect((await alone('policyId=p-1001&enId=en-1001', token)).data).toEqual(itemOf(own, 'p-1001')?.item)
  expect(await alone('policyId=p-9999&enId=en-1001', token)).toMatchObject({ returnCode: '4040' })
  expect(await alone('policyId=p-1001&enId=en-9999', token)).toMatchObject({ returnCode: '4030' })
})

test('the counts of the summary are those of the groups, and every item lies in the bucket of its degree', async () => {
  const { summary, groups } = await report(`${customer}/report`, { enId: 'en-1001', enInfoJson: '{}' }, token)
  const counts = Object.fromEntries(groups.map(({ bucket, items }) => [bucket, items.length]))
  expect(summary).toMatchObject({
    high: counts['HIGH'] ?? 0,
    mid: counts['MID'] ?? 0,
    potential: counts['POTENTIAL'] ?? 0,
    unfit: counts['UNFIT'] ?? 0,
    insufficient: counts['INSUFFICIENT'] ?? 0,
  })
  expect(summary.totalAmountMax).toBeGreaterThan(0)
  const wrong = groups.flatMap(({ bucket, items }) => items.filter((item) => !fits(bucket, item)))
  expect(wrong).toEqual([])
})

function fits(
  bucket: Schema<'PolicyMatchBucket'>,
  { matchedDegree, coverage, conditions }: Schema<'PolicyMatchItem'>,
): boolean {
  if (matchedDegree === undefined) {
    const met = conditions.filter(({ status }) => status === 'MET')
    const onlyPlaceIsKnown = met.every(({ actualText }) => actualText?.startsWith('注册'))
    return bucket === 'INSUFFICIENT' && (coverage < 15 || onlyPlaceIsKnown)
  }
  const [low, high] = { HIGH: [80, 100], MID: [60, 79], POTENTIAL: [0, 59], UNFIT: [0, 59], INSUFFICIENT: [1, 0] }[
    bucket
  ]
  return matchedDegree >= low! && matchedDegree <= high!
}

test('7.3-24 a visitor elsewhere does not fit, and reads by how much a number misses', async () => {
  const info = {
    ...local,
    projectDTO: { projectTotalInvestAmount: 287.5 },
  }
  const here = await report(open, { enInfoJson: JSON.stringify(info) })
  expect(itemOf(here, 'p-1001')).toMatchObject({ bucket: 'UNFIT' })
  expect(itemOf(here, 'p-1001')!.item.conditions).toContainEqual(
    expect.objectContaining({ gap: '还差 12.5 万元', gapPercent: 4 }),
  )
  const away = { ...local.basicDTO, regRegion: '321281', enType: '小微企业', regCapital: 2000 }
  const there = await report(open, { enInfoJson: JSON.stringify({ basicDTO: away }) })
  const fitting = there.groups.filter(({ bucket }) => bucket === 'HIGH' || bucket === 'MID')
  const levels = fitting.flatMap((group) => group.items).map(({ level }) => level)
  // National, provincial and city policies also apply to the neighbouring county.
  expect(new Set(levels)).toEqual(new Set(['NATION', 'PROVINCE', 'CITY']))
  const items = there.groups.flatMap((group) => group.items)
  const facts = items.flatMap(({ conditions }) => conditions).map(({ actualText }) => actualText)
  expect(facts).toContain('注册地址为兴化市')
})

test('with nothing but the place known no policy has a degree, and what is for another place does not fit', async () => {
  const here = await report(open, { enInfoJson: JSON.stringify(local) })
  expect(here.groups.map(({ bucket }) => bucket)).toEqual(['INSUFFICIENT'])
  expect(here.summary).toMatchObject({ high: 0, mid: 0, totalAmountMax: 0 })
  const away = { basicDTO: { ...local.basicDTO, regRegion: '321281' } }
  const there = await report(open, { enInfoJson: JSON.stringify(away) })
  expect(there.groups.map(({ bucket }) => bucket)).toEqual(['UNFIT', 'INSUFFICIENT'])
  expect(itemOf(there, 'p-1001')).toMatchObject({ bucket: 'UNFIT' })
})

test('7.1-37 rowkey, enId and enInfoJson: a visitor gets what the public library knows, never the profile of an enterprise', async () => {
  const { enName, completion } = await report(open, { rowkey: 'rk-1001', enId: 'en-1001', enInfoJson: '{}' })
  expect({ enName, completion }).toEqual({ enName: '泰兴市江畔精密传动有限公司（示例）', completion: '21%' })
})

test.for(['不是 JSON', '[]', '"text"', '{"basicDTO":[]}', '{"managementDTO":{"managementDTOList":[{}]}}'])(
  'the text %s is no profile',
  async (enInfoJson) => {
    expect(await http.envelope('POST', open, undefined, { enInfoJson })).toMatchObject({
      returnCode: '3000',
      data: [{ errorMessage: '企业信息格式错误', field: 'body.enInfoJson' }],
    })
  },
)

test('strange values are unknown and break nothing', async () => {
  const basicDTO = { name: 7, regRegion: { a: 1 }, enterpriseAptitudeList: ['x', null, { codeStr: 5 }], enType: null }
  const info = { basicDTO, projectDTO: { projectTotalInvestAmount: 'viel' } }
  expect(await report(open, { enInfoJson: JSON.stringify(info) })).toMatchObject({ enName: '未填写企业名称' })
})

test('nobody gets a report from the profile of an enterprise that is not the own one', async () => {
  const body = { enId: 'en-1001', enInfoJson: '{}' }
  const stranger = http.tokenOf('member03')
  expect(await http.envelope('POST', `${customer}/report`, stranger, body)).toMatchObject({ returnCode: '4030' })
  expect(await http.envelope('POST', `${customer}/report`, undefined, body)).toMatchObject({ status: 401 })
})

function talent(education: string) {
  return report(`${customer}/talent-report`, { enId: 'en-1001', person: { education } }, token)
}

test('7.3-23 the talent report holds talent policies and compares the person', async () => {
  const bachelor = itemOf(await talent('BACHELOR'), 'p-1009')!.item
  expect(bachelor.conditions[0]).toMatchObject({
    text: '具有本科以上学历',
    status: 'MET',
    actualText: '学历为本科',
  })
  expect(itemOf(await talent('COLLEGE'), 'p-1009')!.bucket).toBe('UNFIT')
  expect(itemOf(await talent('MASTER'), 'p-1001')).toBeUndefined()
})

test('7.3-21 the enterprise for matching is the current one; without any there is none', async () => {
  const path = '/policy/api/enterprise/sys/current/basic'
  expect(await http.get<DataOf<'getCurrentEnterpriseBasic'>>(path, token)).toMatchObject({
    enId: 'en-1001',
    rowkey: 'rk-1001',
    regCapital: 2000,
    completion: '64%',
  })
  expect(await http.envelope('GET', path, http.tokenOf('member02'))).toMatchObject({ returnCode: '4040' })
})

test('the enterprise that the portal names is the one that a policy is matched with', async () => {
  const project = { projectTotalInvestAmount: 10, projectOpreateDate: null, projectState: null }
  await http.envelope('POST', '/enterprise/api/member/en/save/project?enId=en-1001', token, project)
  const ask = async (target: string, enId: string) => {
    const headers = { authorization: `Bearer ${token}`, 'enterprise-id': enId }
    return ((await (await fetch(http.origin + target, { headers })).json()) as { data: object }).data
  }
  const basic = '/policy/api/enterprise/sys/current/basic'
  expect(await ask(basic, 'en-1002')).toMatchObject({ enId: 'en-1002' })
  expect(await ask(basic, 'en-9999')).toMatchObject({ enId: 'en-1001' })
  const policy = '/policy/api/ua/policy/detail?id=p-1001'
  expect(await ask(policy, 'en-1001')).toHaveProperty('matchedDegree')
  // Nothing is known about the other enterprise yet.
  expect(await ask(policy, 'en-1002')).not.toHaveProperty('matchedDegree')
})

test('3.3-28 what a member filled in shows in the report and on the policy at once', async () => {
  const detail = () => http.get<Schema<'PolicyDetail'>>('/policy/api/ua/policy/detail?id=p-1001', token)
  // Only its location condition can be verified.
  expect(await detail()).not.toHaveProperty('matchedDegree')
  const save = '/enterprise/api/member/en/save/project?enId=en-1001'
  const project = { projectTotalInvestAmount: 10, projectOpreateDate: null, projectState: null }
  await http.envelope('POST', save, token, project)
  expect((await detail()).matchedDegree).toBeLessThan(60)
  const visitor = await http.get<Schema<'PolicyDetail'>>('/policy/api/ua/policy/detail?id=p-1001')
  expect(visitor).not.toHaveProperty('matchedDegree')
})
