import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { startTestGateway, type TestOverHttp } from '#mocks/testing/testOverHttp.ts'

let http: TestOverHttp
/** member01's enterprise owns the demand, and provider01's started the docking. */
let tokens: Record<Schema<'DockingRole'>, string>

beforeAll(async () => {
  http = await startTestGateway()
})
afterAll(() => http.close())
beforeEach(() => {
  http.gateway.reset()
  tokens = { OWNER: http.tokenOf('member01'), INITIATOR: http.tokenOf('provider01') }
})

const dockings = '/supanddem/api/customer/demand/docking'
const demands = '/supanddem/api/customer/demand'

const roles = ['OWNER', 'INITIATOR'] as const
const dockingActions = ['ACCEPT', 'REJECT', 'CANCEL', 'START', 'FINISH'] as const

/** The actions that each party may take, by state (domain of §7.5). In all other states nothing may be changed. */
const dockingLaw: Partial<Record<Schema<'DockingStatus'>, Record<Schema<'DockingRole'>, readonly string[]>>> = {
  PENDING: { OWNER: ['ACCEPT', 'REJECT'], INITIATOR: ['CANCEL'] },
  ACCEPTED: { OWNER: ['START', 'FINISH'], INITIATOR: ['START', 'FINISH'] },
  NEGOTIATING: { OWNER: ['FINISH'], INITIATOR: ['FINISH'] },
}

const act = (role: Schema<'DockingRole'>, action: string, more: object = {}) =>
  http.envelope('PUT', `${dockings}/updateStatus`, tokens[role], { id: 'dk-1001', action, ...more })

test.for(['PENDING', 'ACCEPTED', 'NEGOTIATING', 'REJECTED', 'CANCELLED', 'EXPIRED', 'FINISHED', 'FAILED'] as const)(
  '7.5 what may not be done with a docking that is %s is refused, and changes nothing',
  async (status) => {
    const { store, clock } = http.gateway
    store.dockings.update('dk-1001', { status, ...(status === 'FINISHED' ? { finishTime: clock.dateTime() } : {}) })
    for (const role of roles) {
      const allowed = dockingLaw[status]?.[role] ?? []
      for (const action of dockingActions.filter((each) => !allowed.includes(each))) {
        expect([action, await act(role, action, { rejectReason: '不合适', result: 'DEAL' })]).toMatchObject([
          action,
          { returnCode: '4090', errorMessage: '当前状态不允许该操作' },
        ])
      }
      const detail = await http.get<DataOf<'getDemandDocking'>>(`${dockings}/detail?id=dk-1001`, tokens[role])
      expect(detail.status).toBe(status)
      expect(detail.actions.filter((action) => action !== 'EVALUATE')).toEqual(allowed)
    }
  },
)

test.for([
  ['PENDING', 'REJECT', {}, '请输入拒绝理由'],
  ['ACCEPTED', 'FINISH', {}, '请选择对接结果'],
  ['NEGOTIATING', 'FINISH', { result: 'NO_DEAL' }, '请输入未达成原因'],
] as const)('a %s docking is not ended by %s without its reason', async ([status, action, more, errorMessage]) => {
  http.gateway.store.dockings.update('dk-1001', { status })
  expect(await act('OWNER', action, more)).toMatchObject({ returnCode: '3000', data: [{ errorMessage }] })
})

test('an enterprise begins no more than twenty dockings a day', async () => {
  const { store, clock } = http.gateway
  const row = store.dockings.get('dk-1001')
  for (let number = 1; number <= 20; number += 1) {
    store.dockings.insert({ ...row!, id: `dk-many-${number}`, createTime: clock.dateTime(), status: 'CANCELLED' })
  }
  const body = {
    demandId: 'de-1017',
    enId: 'en-2001',
    title: '中试场地与配套',
    content: '可提供丙类车间与公用工程，含安全评价与环评手续的协助。',
    contactName: '沈示例',
    contactTel: '13800000011',
    agree: true,
  }
  expect(await http.envelope('POST', `${dockings}/save`, tokens.INITIATOR, body)).toMatchObject({
    returnCode: '4005',
    retryAfter: expect.any(Number),
  })
})

/** The actions that the owner of a demand may take, by its state. */
const demandLaw: Record<Schema<'DemandStatus'>, readonly string[]> = {
  DRAFT: ['SUBMIT'],
  AUDITING: ['WITHDRAW'],
  REJECTED: ['SUBMIT'],
  PUBLISHED: ['OFF_SHELF'],
  DOCKING: ['OFF_SHELF', 'COMPLETE'],
  COMPLETED: [],
  OFF_SHELF: ['SUBMIT'],
  EXPIRED: ['EXTEND'],
  BLOCKED: [],
}

test.for(Object.keys(demandLaw) as Schema<'DemandStatus'>[])(
  'of a demand that is %s every action is refused that its state does not allow',
  async (status) => {
    const { store, clock } = http.gateway
    const stored = status === 'EXPIRED' ? 'PUBLISHED' : status
    const { shown } = store.demands.get('de-1016')!
    const deadline = clock.day(status === 'EXPIRED' ? -1 : 60)
    store.demands.update('de-1016', {
      status: stored,
      shown: { ...shown!, deadline },
      content: { ...shown!, deadline },
      updateTime: clock.dateTime(),
    })
    const own = await http.get<DataOf<'getMyDemand'>>(`${demands}/myDetail?id=de-1016`, tokens.OWNER)
    expect(own.status).toBe(status)
    const may = new Set<string>(demandLaw[status])
    for (const action of ['SUBMIT', 'WITHDRAW', 'OFF_SHELF', 'COMPLETE', 'EXTEND'].filter((each) => !may.has(each))) {
      const body = { id: 'de-1016', action, deadline: clock.day(90) }
      expect([action, await http.envelope('PUT', `${demands}/updateStatus`, tokens.OWNER, body)]).toMatchObject([
        action,
        { returnCode: '4090' },
      ])
    }
    const after = await http.get<DataOf<'getMyDemand'>>(`${demands}/myDetail?id=de-1016`, tokens.OWNER)
    expect(after.status).toBe(status)
  },
)

test('a demand with an open docking is not deleted', async () => {
  const { store } = http.gateway
  store.demands.update('de-1016', { status: 'OFF_SHELF' })
  const remove = () => http.envelope('DELETE', `${demands}/delete?id=de-1016`, tokens.OWNER)
  expect(await remove()).toMatchObject({ returnCode: '4090' })
  store.dockings.update('dk-1001', { status: 'REJECTED' })
  expect(await remove()).toMatchObject({ returnCode: '200' })
})

test('the pages of the demands hold each once, and the total is the same on every page', async () => {
  const page = (current: number) =>
    http.get<DataOf<'listDemands'>>(`/supanddem/api/ua/show/demand/list?size=9&current=${current}`)
  const { total, pages } = await page(1)
  const all = await Promise.all(Array.from({ length: pages }, (_, index) => page(index + 1)))
  expect(new Set(all.map((each) => each.total))).toEqual(new Set([total]))
  const ids = all.flatMap(({ records }) => records.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([total, total])
})
