import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import { coverDrawing, stepsDrawing } from '#mocks/seeds/drawings/things.ts'

/** Kind, title, summary, text of the picture, policies, days since publication, views. */
type Draft = readonly [Schema<'ContentSubjectKind'>, string, string, string, readonly string[], number, number]

const drafts: readonly Draft[] = [
  [
    'DIAGRAM',
    '一图读懂：科技和创新型中小企业入库培育（示例）',
    '谁能报、怎么报、有什么好处，一篇讲清。',
    '第一步注册填报，第二步县级审核，第三步省级公告，第四步入库培育。',
    ['p-1003', 'p-1015'],
    4,
    367,
  ],
  [
    'DIAGRAM',
    '一图读懂：智能化改造项目奖补（示例）',
    '设备投入三百万元起，按百分之十二奖补，最高二百万元。',
    '先备案、再实施、后验收；设备投入以发票与付款凭证为准；验收后一次性兑付。',
    ['p-1001'],
    7,
    521,
  ],
  [
    'DIAGRAM',
    '一图读懂：研发费用加计扣除（示例）',
    '六类费用、一个限额、三个时点，看图就会算。',
    '人员、直接投入、折旧、摊销、设计试验五类费用全额计入，其他相关费用不超过总额的百分之十；七月、十月可预缴享受，次年五月底前汇算清缴。',
    ['p-1005'],
    12,
    684,
  ],
  [
    'DIAGRAM',
    '一图读懂：专精特新中小企业申报条件（示例）',
    '六项条件逐条对照，知道差在哪里。',
    '从事细分市场满三年，营业收入一千五百万元以上，研发费用连续两年达标，至少一项一类知识产权，发展评价得分五十分以上。',
    ['p-1004', 'p-1015'],
    16,
    598,
  ],
  [
    'DIAGRAM',
    '一图读懂：首次认定高企奖励免申即享（示例）',
    '不用申报，比对、确认、到账三步走。',
    '主管部门比对认定名单，企业在消息里确认意愿，奖励直接到账。',
    ['p-1002'],
    21,
    410,
  ],
  [
    'DIAGRAM',
    '一图读懂：首贷户担保费补助（示例）',
    '首次从银行取得贷款的小微企业，担保费减半。',
    '首贷户指此前没有银行贷款记录的小微企业；补助按实际担保费的一半计算，按季兑付。',
    ['p-1013'],
    28,
    233,
  ],
  [
    'DIAGRAM',
    '一图读懂：紧缺工程人才租房补助（示例）',
    '本科八百、硕士一千五、博士三千，按月发放。',
    '全职引进并缴纳社保的紧缺工程人才可享受，最长三十六个月，用人单位统一提交。',
    ['p-1009'],
    35,
    302,
  ],
  [
    'TOPIC',
    '专题：设备更新与智能化改造（示例）',
    '汇集诊断、改造、融资与奖补四方面政策。',
    '从免费诊断开始，到改造实施、设备融资，再到验收奖补。',
    ['p-1001', 'p-1006'],
    5,
    455,
  ],
  [
    'TOPIC',
    '专题：科技型企业成长路径（示例）',
    '从入库培育到小巨人，每一步的条件与支持。',
    '科技和创新型中小企业、专精特新中小企业、专精特新“小巨人”三个梯度逐级申报。',
    ['p-1003', 'p-1004', 'p-1002', 'p-1015'],
    11,
    512,
  ],
  [
    'TOPIC',
    '专题：小微企业融资服务（示例）',
    '首贷、续贷、担保、贴息一站看齐。',
    '首贷有补助，知识产权可质押，绿色改造可贴息。',
    ['p-1013', 'p-1011', 'p-1006'],
    19,
    289,
  ],
  [
    'TOPIC',
    '专题：外贸企业稳订单拓市场（示例）',
    '参展补助、信保支持与合规指引。',
    '境外参展展位费可补助，出口信用保险保费有支持。',
    ['p-1007'],
    27,
    198,
  ],
  [
    'TOPIC',
    '专题：用工与人才（示例）',
    '稳岗、培训、引才与租房补助。',
    '稳岗与培训补贴按人计算，紧缺人才租房补助按月发放。',
    ['p-1008', 'p-1009'],
    33,
    246,
  ],
]

export function seedContentSubjects(store: Store, clock: Clock): void {
  for (const [index, [kind, title, summary, longDesc, policyIds, age, viewCount]] of drafts.entries()) {
    const id = `su-${1001 + index}`
    const steps = longDesc.split(/[，；。]/).filter((step) => step !== '').length
    const picture = insertDrawing(store, `f-${id}-steps`, stepsDrawing(id, Math.min(5, Math.max(2, steps))))
    store.contentSubjects.insert({
      id,
      kind,
      title,
      cover: insertDrawing(store, `f-${id}`, coverDrawing(id, index)),
      summary,
      source: '示例市政策服务中心',
      publishTime: `${clock.day(-age)} 09:00:00`,
      viewCount,
      images: [{ url: picture, alt: `${title}的流程图`, longDesc }],
      content: `<p>${summary}</p><p>${longDesc}</p><p>具体以政策原文为准，申报全程免费。</p>`,
      attachments: [],
      policyIds: [...policyIds],
    })
  }
}
