import { expect, test } from 'vitest'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { ownEntries } from './ownEntries.ts'

const today = '2026-03-10'

const declaration: Schema<'PolicyCalendarEvent'> = {
  type: 'DECLARE_END',
  typeDesc: '申报截止',
  policyId: 'p-1',
  title: '技改奖补',
  department: '市工业和信息化局',
  start: '2026-03-01',
  end: '2026-04-30',
  subscribed: true,
}

const sign: DataOf<'listMyEventSigns'>['records'][number] = {
  signId: 'es-1',
  eventId: 'ev-1',
  title: '惠企政策进园区',
  cover: null,
  activityType: 'POLICY',
  form: 'OFFLINE',
  startTime: '2026-03-12 14:00:00',
  endTime: '2026-03-12 17:00:00',
  signEnd: '2026-03-11 18:00:00',
  address: '科创大厦三楼',
  state: 'SIGNING',
  enName: '示例企业',
  name: '周示例',
  attendCount: 1,
  status: 'PASS',
  cancellable: true,
  createTime: '2026-03-02 08:45:00',
}

const certificate: DataOf<'listElectricityCertificates'>['records'][number] = {
  id: 'ec-1',
  enId: 'en-1',
  enName: '示例企业',
  wordFile: { name: 'a.docx', size: 1, url: '/a', uid: 'a' },
  pdfFile: { name: 'a.pdf', size: 1, url: '/b', uid: 'b' },
  status: 'PASS',
  level: 'SECOND',
  certNo: '0012',
  validUntil: '2026-09-01',
  auditRemark: null,
  submitTime: '2026-01-01 10:00:00',
}

const days = (records: Partial<Parameters<typeof ownEntries>[0]>) =>
  ownEntries({ events: [], certificates: [], signs: [], ...records }, today).map(({ date, title }) => [date, title])

test('a member gets subscribed policies and the enterprise’s own events, and not what everybody gets', () => {
  const ends = { ...declaration, type: 'CERT_EXPIRE' as const, typeDesc: '资质到期', title: '高新技术企业' }
  const { policyId: _policy, subscribed: _subscribed, ...own } = ends
  const others = { ...declaration, title: '别的政策', subscribed: false }
  expect(days({ events: [declaration, { ...own, start: '2026-11-06' }, others] })).toEqual([
    ['2026-04-30', '申报截止：技改奖补'],
    ['2026-11-06', '资质到期：高新技术企业'],
  ])
})

test('the end of a certificate is included; an application has none yet', () => {
  expect(days({ certificates: [certificate, { ...certificate, id: 'ec-2', validUntil: null }] })).toEqual([
    ['2026-09-01', '资质到期：重要电力用户认定（示例企业）'],
  ])
})

test('an event is included as long as the member may attend', () => {
  const gone = [
    { ...sign, status: 'CANCELLED' as const },
    { ...sign, state: 'CANCELLED' as const },
    { ...sign, startTime: '2026-03-09 14:00:00' },
  ]
  expect(days({ signs: [sign, ...gone] })).toEqual([['2026-03-12', '活动：惠企政策进园区']])
})
