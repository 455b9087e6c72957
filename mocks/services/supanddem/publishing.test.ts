import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { demandStateQuota } from '#gateway/generated/fields/DemandState.ts'
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

const root = '/supanddem/api/customer/demand'
const save = (body: object, by = token) => http.envelope('POST', `${root}/save`, by, body)
const act = (id: string, action: string, more: object = {}) =>
  http.envelope('PUT', `${root}/updateStatus`, token, { id, action, ...more })

const demand = () => ({
  submit: true,
  enId: 'en-1001',
  title: '减速机装配线扭矩自动校核',
  demandType: 'TECH',
  categoryId: 'dc-12',
  industryCode: '34',
  fieldArea: ['先进制造与自动化'],
  description: '装配线上各工位的拧紧扭矩需要自动采集并校核，超差时报警停线。',
  budgetType: 'RANGE',
  budgetMin: 30,
  budgetMax: 60,
  cooperationMode: ['ENTRUST_RD'],
  deadline: http.gateway.clock.day(60),
  contactName: '周示例',
  contactTel: '13800000001',
  agree: true,
})

function moveToDay(offset: number) {
  const { settings, tables } = http.gateway.snapshot()
  http.gateway.restore({ settings: { ...settings, today: http.gateway.clock.day(offset) }, tables })
  // The previous day's token has expired.
  token = http.tokenOf('member01')
}

const draft = { submit: false, enId: 'en-1001', title: '齿轮箱壳体铸件采购', demandType: 'PRODUCT' }

test('a draft needs a title alone, a submission everything, each missing field told by itself', async () => {
  const { data } = await save(draft)
  expect(data).toMatchObject({ status: 'DRAFT', actions: ['EDIT', 'DELETE', 'SUBMIT'] })
  const refused = await act((data as { id: string }).id, 'SUBMIT')
  expect(refused.returnCode).toBe('3000')
  expect((refused.data as { field: string }[]).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['body.categoryId', 'body.quantity', 'body.unit', 'body.deadline']),
  )
  expect(refused.data).toContainEqual({ errorMessage: '请选择需求分类', field: 'body.categoryId' })
})

test('a range that is upside down and a deadline that has passed are refused', async () => {
  const { data } = await save({ ...demand(), budgetMin: 80, deadline: http.gateway.clock.today() })
  expect(data).toEqual([
    { errorMessage: '预算下限不能大于上限', field: 'body.budgetMin' },
    { errorMessage: '截止日期必须晚于今天', field: 'body.deadline' },
  ])
})

test('a draft may lack much, but what it says is held to order and to today', async () => {
  const upsideDown = {
    ...draft,
    budgetType: 'RANGE',
    budgetMin: 80,
    budgetMax: 60,
    deadline: http.gateway.clock.today(),
  }
  expect(await save(upsideDown)).toMatchObject({
    returnCode: '3000',
    data: [
      { errorMessage: '预算下限不能大于上限', field: 'body.budgetMin' },
      { errorMessage: '截止日期必须晚于今天', field: 'body.deadline' },
    ],
  })
  const resource = {
    submit: false,
    enId: 'en-1001',
    title: '一种减速机噪声检测装置',
    validUntil: http.gateway.clock.today(),
  }
  const path = '/supanddem/api/customer/resource/save/patent'
  expect(await http.envelope('POST', path, token, resource)).toMatchObject({
    returnCode: '3000',
    data: [{ errorMessage: '有效期必须晚于今天', field: 'body.validUntil' }],
  })
})

test('what is submitted is audited, published the day after, and told to its owner', async () => {
  const { data } = await save(demand())
  const { id, status } = data as { id: string; status: string }
  expect(status).toBe('AUDITING')
  const shown = () => http.envelope('GET', `/supanddem/api/ua/show/demand/detail?id=${id}`)
  expect(await shown()).toMatchObject({ returnCode: '4040' })
  moveToDay(1)
  expect(await shown()).toMatchObject({ data: { title: demand().title, budgetMin: 30 } })
  const messages = await http.get<DataOf<'listMessages'>>('/message/api/msg/list?type=AUDIT', token)
  expect(messages.records).toContainEqual(expect.objectContaining({ title: '需求审核通过', bizId: id }))
})

test('the public keeps seeing what was published while its change is audited', async () => {
  const { data } = await save(demand())
  const { id } = data as { id: string }
  moveToDay(1)
  const changed = { ...demand(), id, title: '减速机装配线扭矩在线校核' }
  expect(await save(changed)).toMatchObject({ data: { status: 'PUBLISHED' } })
  const title = async () => (await http.get<{ title: string }>(`/supanddem/api/ua/show/demand/detail?id=${id}`)).title
  expect(await title()).toBe(demand().title)
  expect(await http.get(`${root}/myDetail?id=${id}`, token)).toMatchObject({
    pendingChange: true,
    title: changed.title,
  })
  moveToDay(1)
  expect(await title()).toBe(changed.title)
})

test('a state that does not allow it is said, never passed over', async () => {
  expect(await act('de-1023', 'OFF_SHELF')).toMatchObject({ returnCode: '4090', errorMessage: '当前状态不允许该操作' })
  expect(await act('de-1023', 'WITHDRAW')).toMatchObject({ data: { status: 'DRAFT' } })
  const remove = (id: string) => http.envelope('DELETE', `${root}/delete?id=${id}`, token)
  expect(await remove('de-1016')).toMatchObject({ returnCode: '4090' })
  expect(await remove('de-1023')).toMatchObject({ returnCode: '200' })
  expect(await remove('de-1023')).toMatchObject({ returnCode: '4040' })
  expect(await act('de-1019', 'OFF_SHELF')).toMatchObject({ returnCode: '4030' })
  expect(await act('de-1016', 'COMPLETE')).toMatchObject({ data: { status: 'COMPLETED', actions: [] } })
})

test('an enterprise that is not approved for the member publishes nothing', async () => {
  expect(await save({ ...demand(), enId: 'en-1002' })).toMatchObject({ returnCode: '4030' })
  expect(await save(demand(), http.tokenOf('member03'))).toMatchObject({ returnCode: '4030' })
})

test('five drafts are enough', async () => {
  const saveDraft = (index: number) =>
    save({ submit: false, enId: 'en-1001', title: `第 ${index} 份草稿`, demandType: 'OTHER' })
  for (const index of [2, 3, 4, 5]) expect(await saveDraft(index)).toMatchObject({ returnCode: '200' })
  expect(await saveDraft(6)).toMatchObject({ returnCode: '4008' })
})

test('more demands than may be open are refused, until some of them are out of date', async () => {
  const { title, most } = demandStateQuota.open
  const saveOne = () => save({ ...demand(), deadline: http.gateway.clock.day(10) })
  const codes = []
  for (let count = 0; count < most; count += 1) codes.push((await saveOne()).returnCode)
  expect(codes[0]).toBe('200')
  expect(codes.at(-1)).toBe('4008')
  expect(await saveOne()).toMatchObject({ errorMessage: `${title}最多 ${most} 条` })
  moveToDay(11)
  expect(await saveOne()).toMatchObject({ returnCode: '200' })
})

test('an instrument is suspended and resumed, a patent traded', async () => {
  const path = '/supanddem/api/customer/resource/updateStatus'
  const change = (id: string, action: string, by: string) => http.envelope('PUT', path, by, { id, action })
  const provider = http.tokenOf('provider01')
  expect(await change('re-1002', 'TRADE', provider)).toMatchObject({ returnCode: '4090' })
  expect(await change('re-1002', 'SUSPEND', provider)).toMatchObject({ data: { status: 'MAINTENANCE' } })
  expect(await change('re-1002', 'RESUME', provider)).toMatchObject({ data: { status: 'PUBLISHED' } })
  expect(await change('re-1003', 'TRADE', token)).toMatchObject({ data: { status: 'TRADED', actions: [] } })
})

test('a favourite is kept once, and marked when what it names is no longer shown', async () => {
  const keep = (favorited: boolean) =>
    http.envelope('POST', `${root}/favorite`, http.tokenOf('member03'), { id: 'de-1016', favorited })
  const { favoriteCount } = (await keep(true)).data as Schema<'SupplyFavoriteState'>
  expect(await keep(true)).toMatchObject({ returnCode: '4090', errorMessage: '您已收藏该需求' })
  await act('de-1016', 'OFF_SHELF')
  const list = () => http.get<DataOf<'listFavoriteDemands'>>(`${root}/favorite/list`, http.tokenOf('member03'))
  expect((await list()).records).toMatchObject([{ targetId: 'de-1016', invalid: true, status: 'OFF_SHELF' }])
  expect(await keep(false)).toMatchObject({ data: { favorited: false, favoriteCount: favoriteCount - 1 } })
  expect(await keep(false)).toMatchObject({ returnCode: '4040' })
  expect((await list()).total).toBe(0)
})
