import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { calendarFile } from './calendarFile.ts'
import { fileUrl } from '#mocks/services/uaa/file/files.ts'
import type { Store } from '#mocks/store/store.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import { eventDrawing } from '#mocks/seeds/drawings/things.ts'

interface Draft {
  title: string
  activityType: Schema<'EventType'>
  form?: Schema<'EventItem'>['form']
  organizer: string
  address?: string
  tags: string[]
  /** Days from today: sign-up opens, sign-up ends, first day, last day. */
  days: readonly [number, number, number, number]
  /** 0 means no limit. */
  quota: number
  signed: number
  cancelled?: true
  pictured?: true
  extraFields?: Schema<'EventExtraField'>[]
  relatedPolicyIds?: string[]
}

const hall = '示例市科创大厦三楼报告厅'

/**
 * One for every state: open, open without a limit, full, not yet open, sign-up closed, in progress, over, cancelled.
 */
const drafts: Draft[] = [
  {
    title: '惠企政策进园区：加计扣除专场',
    activityType: 'POLICY',
    organizer: '示例市科技局',
    address: hall,
    tags: ['加计扣除', '研发'],
    days: [-5, 9, 10, 10],
    quota: 120,
    signed: 46,
    pictured: true,
    extraFields: [
      { key: 'seat', label: '是否需要停车位', type: 'SINGLE', required: true, options: ['需要', '不需要'] },
    ],
    relatedPolicyIds: ['p-1005'],
  },
  {
    title: '化工新材料供需对接会',
    activityType: 'DOCKING',
    form: 'HYBRID',
    organizer: '示例市工信局',
    address: '示例市会展中心一号厅',
    tags: ['化工新材料', '供需对接'],
    days: [-3, 16, 18, 18],
    quota: 0,
    signed: 88,
    pictured: true,
  },
  {
    title: '首贷户银企对接早餐会',
    activityType: 'FINANCE',
    organizer: '示例市地方金融管理局',
    address: '示例市科创大厦一楼咖啡厅',
    tags: ['首贷', '银企对接'],
    days: [-6, 3, 5, 5],
    quota: 20,
    signed: 20,
  },
  {
    title: '专精特新申报实务培训',
    activityType: 'TRAINING',
    form: 'ONLINE',
    organizer: '示例市中小企业服务中心',
    tags: ['专精特新', '培训'],
    days: [4, 20, 25, 26],
    quota: 300,
    signed: 0,
  },
  {
    title: '知识产权质押融资沙龙',
    activityType: 'SALON',
    organizer: '银杏知识产权代理事务所（示例）',
    address: hall,
    tags: ['知识产权'],
    days: [-20, -1, 2, 2],
    quota: 40,
    signed: 31,
  },
  {
    title: '智能制造装备路演周',
    activityType: 'ROADSHOW',
    organizer: '示例市工信局',
    address: '示例市会展中心二号厅',
    tags: ['智能制造', '路演'],
    days: [-30, -3, -1, 3],
    quota: 200,
    signed: 172,
  },
  {
    title: '制造业蓝领专场招聘会',
    activityType: 'RECRUIT',
    organizer: '示例市人社局',
    address: '示例市人才市场',
    tags: ['招聘'],
    days: [-40, -16, -14, -14],
    quota: 0,
    signed: 265,
  },
  {
    title: '跨境电商政策解读会（改期另行通知）',
    activityType: 'POLICY',
    organizer: '示例市商务局',
    address: hall,
    tags: ['外贸'],
    days: [-10, 6, 8, 8],
    quota: 60,
    signed: 12,
    cancelled: true,
  },
]

export function seedEvents(store: Store, clock: Clock): void {
  for (const [index, draft] of drafts.entries()) {
    const id = `ev-${1001 + index}`
    const { form = 'OFFLINE', address = '线上', days, signed, cancelled = false, pictured, ...fields } = draft
    const { extraFields = [], relatedPolicyIds = [] } = draft
    const [signStart, signEnd, start, end] = days
    store.events.insert({
      ...fields,
      id,
      cover: pictured === undefined ? null : insertDrawing(store, `f-${id}`, eventDrawing(id, draft.activityType)),
      form,
      address,
      signStart: `${clock.day(signStart)} 09:00:00`,
      signEnd: `${clock.day(signEnd)} 18:00:00`,
      startTime: `${clock.day(start)} 14:00:00`,
      endTime: `${clock.day(end)} 17:00:00`,
      signedCount: signed,
      fee: 0,
      cancelled,
      coOrganizers: [],
      ...(form === 'ONLINE' ? {} : { region: '321283' }),
      ...(form === 'OFFLINE' ? {} : { onlineUrl: `https://meeting.example.gov.cn/${id}` }),
      perEnLimit: 2,
      needAudit: false,
      agenda: [
        { time: '14:00-15:30', topic: `${draft.title}：主题介绍`, speakerTitle: '主办单位业务骨干' },
        { time: '15:30-17:00', topic: '交流答疑' },
      ],
      content: `<p>${draft.title}，由${draft.organizer}主办，欢迎相关企业报名参加。</p>`,
      attachments: [],
      contactTel: '0523-80000000',
      extraFields,
      relatedPolicyIds,
    })
  }
}

/** member01 has a place in the first activity. */
export function seedEventSigns(store: Store, clock: Clock): void {
  const event = store.events.get('ev-1001')
  if (event === undefined) return
  const file = store.files.insert(calendarFile('f-es-1001', event))
  store.eventSigns.insert({
    id: 'es-1001',
    eventId: event.id,
    userId: 'u-1001',
    enName: '泰兴市江畔精密传动有限公司（示例）',
    name: '周示例',
    mobile: '13800000001',
    position: '财务主管',
    attendCount: 2,
    extra: [{ key: 'seat', values: ['需要'] }],
    status: 'PASS',
    signCode: 'A7K2M9',
    icsUrl: fileUrl(file.id, file.name),
    createTime: `${clock.day(-1)} 08:45:00`,
  })
}
