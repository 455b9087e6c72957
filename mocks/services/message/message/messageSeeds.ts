import type { Schema } from '#gateway/contract.ts'
import { replyBefore } from '#gateway/generated/fields/DockingReceipt.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { momentAgo } from '#mocks/seeds/moments.ts'

type Draft = Pick<Schema<'Message'>, 'type' | 'title' | 'content' | 'bizType' | 'bizId' | 'link'> & {
  /** Days since it arrived. */
  age: number
  important?: true
  unread?: true
}

/** member01: five unread messages of four types, and more than one page in all. */
const forMember01: Draft[] = [
  {
    type: 'POLICY',
    age: 0,
    title: '您订阅的标签“数字化转型”有新政策',
    content: '泰兴市制造业企业智能化改造项目奖补申报指南（示例）已发布，距申报截止还有 12 天。',
    bizType: 'POLICY',
    bizId: 'p-1001',
    link: '/policy/info/p-1001',
    important: true,
    unread: true,
  },
  {
    type: 'REMIND',
    age: 0,
    title: '您收藏的政策即将截止',
    content: '专精特新中小企业申报组织通知（年度）还有 5 天截止，请尽快提交。',
    bizType: 'POLICY',
    bizId: 'p-1004',
    link: '/policy/info/p-1004',
    important: true,
    unread: true,
  },
  {
    type: 'DOCKING',
    age: 1,
    title: '您的需求收到一条对接申请',
    content: `江畔检测认证服务中心（示例）申请对接“减速机齿轮噪声在线检测技术需求”，请在 ${replyBefore.term.workingDays} 个工作日内答复。`,
    bizType: 'DOCKING',
    bizId: 'dk-1001',
    link: '/qw/personal/demand/docking?id=dk-1001',
    unread: true,
  },
  {
    type: 'ACTIVITY',
    age: 1,
    title: '活动报名成功',
    content: '您已成功报名“惠企政策进园区：加计扣除专场”，请准时参加。',
    bizType: 'ACTIVITY',
    bizId: 'ev-1001',
    link: '/qw/activity/detail?id=ev-1001',
    unread: true,
  },
  {
    type: 'POLICY',
    age: 2,
    title: '免申即享：请确认领取意愿',
    content: '首次认定高新技术企业奖励（免申即享）经比对您的企业符合条件，请在截止日前确认。',
    bizType: 'DECLARE',
    bizId: 'dr-1002',
    link: '/qw/personal/declaration?id=dr-1002',
    unread: true,
  },
  {
    type: 'AUDIT',
    age: 3,
    title: '服务商资料审核通过',
    content: '您提交的企业旗舰店资料已通过审核，可在个人中心查看名片。',
    bizType: 'PROVIDER',
    bizId: 'en-1001',
    link: '/qw/personal/resume',
  },
  {
    type: 'AUDIT',
    age: 4,
    title: '企业绑定正在审核',
    content: '泰兴市银杏新材料有限公司（示例）的绑定申请已受理，预计 2 个工作日内完成。',
    bizType: 'ENTERPRISE',
    bizId: 'en-1002',
    link: '/user/relation',
  },
  {
    type: 'REPLY',
    age: 6,
    title: '您的反馈已回复',
    content: '您反馈的附件下载问题已修复，感谢您的建议。',
    bizType: 'FEEDBACK',
    bizId: 'fb-1',
  },
  {
    type: 'DECLARE',
    age: 8,
    title: '申报进度：已受理',
    content: '您提交的智能化改造项目奖补申报已由县级主管部门受理。',
    bizType: 'DECLARE',
    bizId: 'dr-1001',
    link: '/qw/personal/declaration?id=dr-1001',
  },
  {
    type: 'DOCKING',
    age: 10,
    title: '对接申请已被接受',
    content: '您对“三坐标测量机共享（CNAS）”的对接申请已被接受，双方联系方式已开放。',
    bizType: 'DOCKING',
    bizId: 'dk-2001',
    link: '/qw/personal/resources/docking?id=dk-2001',
  },
  {
    type: 'SYSTEM',
    age: 12,
    title: '平台系统升级维护公告',
    content: '本周六 0:00 至 6:00 系统升级，期间暂停提交申报材料。',
  },
  {
    type: 'SYSTEM',
    age: 30,
    title: '欢迎使用区域企业服务门户（演示）',
    content: '完善企业资料后即可获取智能匹配报告。',
    link: '/qw/personal/home',
  },
]

const forProvider01: Draft[] = [
  {
    type: 'DOCKING',
    age: 1,
    title: '需求方已查看您的对接申请',
    content: '“减速机齿轮噪声在线检测技术需求”的发布企业已查看您的申请。',
    bizType: 'DEMAND',
    bizId: 'de-1016',
    link: '/qw/supply-demand/demand/detail?id=de-1016',
    unread: true,
  },
]

/** More than the badge can show, so it shows 99+. member02 has none. */
const unreadOfMember03 = 120

export function seedMessages(store: Store, clock: Clock): void {
  const manyUnread = Array.from({ length: unreadOfMember03 }, (_, index): Draft => {
    const age = Math.floor(index / 4)
    const content = `今日有新发布的政策可供查看（第 ${unreadOfMember03 - index} 期）。`
    return { type: 'POLICY', age, title: '每日政策推送', content, link: '/policy/info', unread: true }
  })
  insertMessages(store, clock, 'u-1001', forMember01)
  insertMessages(store, clock, 'u-1003', manyUnread)
  insertMessages(store, clock, 'u-2001', forProvider01)
}

function insertMessages(store: Store, clock: Clock, userId: string, drafts: readonly Draft[]): void {
  for (const [index, { age, important, unread, ...message }] of drafts.entries()) {
    const createTime = momentAgo(clock, age, index + 1)
    const level = important === true ? 'IMPORTANT' : 'NORMAL'
    store.messages.insert({
      ...message,
      id: `m-${userId}-${index + 1}`,
      userId,
      level,
      read: unread !== true,
      createTime,
    })
  }
}
