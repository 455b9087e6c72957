import type { Schema } from '#gateway/contract.ts'

export interface NoticeDraft {
  columnCode: Schema<'NoticeColumn'>
  /** Days since publication. */
  age: number
  title: string
  source: string
  summary: string
  /** Paragraphs after the summary. */
  paragraphs: string[]
  viewCount: number
  top?: true
  subtitle?: string
  author?: string
  cover?: true
  attachment?: string
  relatedPolicyId?: string
  /** Days until it is withdrawn. A negative number makes it invisible. */
  expiresIn?: number
}

/** Every column has an entry from yesterday or today: an empty or stale column fails an inspection. */
export const noticeDrafts: NoticeDraft[] = [
  {
    columnCode: 'NOTICE',
    age: 1,
    title: '关于举办研发费用加计扣除专场辅导的通知（示例）',
    subtitle: '惠企政策进园区系列活动',
    source: '示例市科技局',
    author: '政策法规科',
    summary: '面向全市科技型企业讲解加计扣除口径与留存备查资料，现场答疑。',
    paragraphs: [
      '各有关企业：请于活动前一日18:00前在活动页面报名，每家企业限两人。',
      '现场设税务、科技、财政三个咨询席。',
    ],
    viewCount: 326,
    top: true,
    attachment: '报名回执（示例）.pdf',
    relatedPolicyId: 'p-1005',
  },
  {
    columnCode: 'NEWS',
    age: 1,
    title: '全市智能化改造项目现场推进会召开（示例）',
    source: '示例市融媒体中心',
    summary: '会议通报一季度技改投入进展，部署设备更新与数字化转型重点任务。',
    paragraphs: ['会议指出，要以龙头企业带动链上中小企业同步改造。', '下一步将开展一对一诊断服务。'],
    viewCount: 512,
    cover: true,
    relatedPolicyId: 'p-1001',
  },
  {
    columnCode: 'NEWS',
    age: 3,
    title: '惠企政策直达快享：首批免申即享资金拨付到位（示例）',
    source: '示例市财政局',
    summary: '通过数据比对，首批符合条件的企业无需申报即可收到奖励资金。',
    paragraphs: ['企业可在个人中心的消息里确认意愿并查看拨付进度。'],
    viewCount: 438,
    cover: true,
    relatedPolicyId: 'p-1002',
  },
  {
    columnCode: 'NOTICE',
    age: 4,
    title: '关于组织专精特新中小企业年度申报的补充通知（示例）',
    source: '示例市工信局',
    summary: '明确填报口径、佐证材料清单与县级初审时间。',
    paragraphs: ['请已通过科技和创新型中小企业评价的企业对照新办法自测后填报。'],
    viewCount: 291,
    relatedPolicyId: 'p-1004',
  },
  {
    columnCode: 'INTERPRET',
    age: 5,
    title: '一图读懂：科技和创新型中小企业入库培育（示例）',
    source: '示例市工信局',
    summary: '谁能报、怎么报、有什么好处，一篇讲清。',
    paragraphs: ['文字版：第一步注册填报，第二步县级审核，第三步省级公告，第四步入库培育。'],
    viewCount: 367,
    cover: true,
    relatedPolicyId: 'p-1003',
  },
  {
    columnCode: 'PUBLICITY',
    age: 6,
    title: '关于拟奖励首次认定高新技术企业名单的公示（示例）',
    source: '示例市科技局',
    summary: '公示期为五个工作日，有异议请以书面形式反馈。',
    paragraphs: ['公示名单见附件，均为演示数据。'],
    viewCount: 204,
    attachment: '拟奖励名单（示例）.pdf',
    relatedPolicyId: 'p-1002',
  },
  {
    columnCode: 'MEDIA',
    age: 7,
    title: '记者走基层：一家乐器厂的数字化之路（示例）',
    source: '示例日报',
    summary: '从手工台账到数据看板，车间里的变化看得见。',
    paragraphs: ['企业负责人说，政策匹配报告让他第一次知道还能申请展位补助。'],
    viewCount: 188,
    cover: true,
  },
  {
    columnCode: 'CASE',
    age: 9,
    title: '典型案例：供需对接促成密封改造合作（示例）',
    source: '平台运营中心',
    summary: '一条技术需求从发布到签约用了二十三天。',
    paragraphs: ['需求方在平台发布需求后，三家服务机构提交方案，最终与本地企业达成合作。'],
    viewCount: 233,
  },
  {
    columnCode: 'NEWS',
    age: 11,
    title: '精细化工中试基地开放共享仪器预约（示例）',
    source: '示例市科技局',
    summary: '首批二十台大型仪器面向中小企业开放，可使用科技创新券。',
    paragraphs: ['企业可在资源大厅按型号检索并在线预约。'],
    viewCount: 276,
  },
  {
    columnCode: 'NOTICE',
    age: 13,
    title: '平台系统升级维护公告（示例）',
    source: '平台运营中心',
    summary: '维护期间暂停提交申报材料，浏览不受影响。',
    paragraphs: ['维护时间为周六0:00至6:00，给您带来不便敬请谅解。'],
    viewCount: 97,
    expiresIn: 2,
  },
  {
    columnCode: 'INTERPRET',
    age: 15,
    title: '加计扣除常见问题二十问（示例）',
    source: '示例市税务局',
    summary: '委托研发、其他相关费用限额、负面清单行业等问题集中解答。',
    paragraphs: ['问：其他相关费用的限额如何计算？答：按全部项目五项费用之和乘以10%再除以90%。'],
    viewCount: 402,
    relatedPolicyId: 'p-1005',
  },
  {
    columnCode: 'PUBLICITY',
    age: 18,
    title: '知识产权质押融资贴息拟支持项目公示（示例）',
    source: '示例市市场监管局',
    summary: '本批次共受理三十二项，拟支持二十七项。',
    paragraphs: ['公示期满无异议后按程序拨付。'],
    viewCount: 143,
    relatedPolicyId: 'p-1011',
  },
  {
    columnCode: 'NEWS',
    age: 21,
    // As long as titles of the portal's own records may be: 50 characters.
    title: '市工业和信息化局联合市财政局市税务局共同举办制造业企业设备更新与智能化改造政策集中宣讲纪实（示例一）',
    source: '示例市融媒体中心',
    summary: '',
    paragraphs: ['活动设八个分会场，线上同步直播。'],
    viewCount: 65,
  },
  {
    columnCode: 'CASE',
    age: 26,
    title: '典型案例：首贷户担保费补助让小店轻装上阵（示例）',
    source: '示例市地方金融管理局',
    summary: '从提出申请到补助到账，全程线上办理。',
    paragraphs: ['企业在平台完成授权后，担保信息自动归集。'],
    viewCount: 121,
    relatedPolicyId: 'p-1013',
  },
  {
    columnCode: 'NOTICE',
    age: 45,
    title: '关于征集上一季度对接活动议题的通知（示例）',
    source: '平台运营中心',
    summary: '征集已结束。',
    paragraphs: ['感谢参与。'],
    viewCount: 58,
    expiresIn: -15,
  },
]
