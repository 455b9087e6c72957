import type { SrdiForm } from '../tools.ts'

/** What a new version of the rules did to one condition. */
export type ChangeKind = 'stricter' | 'looser' | 'added' | 'dropped' | 'same'

export interface RuleChange {
  topic: string
  /** What srdi@2022 asked. */
  before: string
  /** What srdi@2026 asks. */
  after: string
  kind: ChangeKind
}

/**
 * What changed from srdi@2022 (工信部企业〔2022〕63号) to srdi@2026 (工信部企业〔2026〕2号), per form, condition by
 * condition as contract/rules states them.
 */
export const ruleChanges: Record<SrdiForm, readonly RuleChange[]> = {
  form1: [
    {
      topic: '名称',
      before: '创新型中小企业',
      after: '科技和创新型中小企业（科技型、创新型合并为第一级）',
      kind: 'same',
    },
    {
      topic: '直接符合的条件',
      before: '科技奖励、高新技术企业等六类资质，或新增股权融资 500 万元',
      after: '增加一类：有效期内的科技型中小企业',
      kind: 'looser',
    },
    {
      topic: '评分表',
      before: '六项指标 100 分，60 分合格，三组各有最低分',
      after: '新标准发布前沿用原评分表',
      kind: 'same',
    },
  ],
  form2: [
    {
      topic: '评价方式',
      before: '13 项指标打分，60 分合格，含省级特色化 15 分',
      after: '不再自评打分，逐项对照条件',
      kind: 'dropped',
    },
    {
      topic: '发展评价得分',
      before: '不要求',
      after: '工信部平台的发展评价得分不低于 50 分',
      kind: 'added',
    },
    {
      topic: '第一级称号',
      before: '不要求',
      after: '须已获科技和创新型中小企业称号，且在有效期内',
      kind: 'added',
    },
    { topic: '细分市场年限', before: '2 年以上', after: '3 年以上', kind: 'stricter' },
    { topic: '营业收入', before: '上年度不低于 1000 万元', after: '上年度不低于 1500 万元', kind: 'stricter' },
    { topic: '主营业务占比', before: '只计分', after: '不低于 80%', kind: 'added' },
    { topic: '资产负债率', before: '只计分', after: '不高于 80%', kind: 'added' },
    {
      topic: '研发投入',
      before: '上年度不低于 100 万元且占营业收入 3% 以上',
      after: '近两年每年都不低于 100 万元且占营业收入 3% 以上',
      kind: 'stricter',
    },
    {
      topic: '知识产权',
      before: '只计分',
      after: '至少 1 项已产生经济效益的Ⅰ类知识产权，科技奖励或省部级研发机构可豁免',
      kind: 'added',
    },
  ],
  form3: [
    { topic: '第二级称号', before: '不要求', after: '须已获专精特新中小企业称号', kind: 'added' },
    {
      topic: '细分市场年限',
      before: '3 年以上，补短板、填空白企业可放宽至 2 年',
      after: '3 年以上，不再放宽',
      kind: 'stricter',
    },
    {
      topic: '营业收入',
      before: '按收入分三档要求研发投入，不足 5000 万元也可申请',
      after: '上年度不低于 5000 万元',
      kind: 'stricter',
    },
    { topic: '主营业务占比', before: '不低于 70%', after: '不低于 90%', kind: 'stricter' },
    {
      topic: '增长',
      before: '近两年主营业务收入平均增长 5% 以上',
      after: '近两年营业收入复合增长 5% 以上，复核不考查',
      kind: 'same',
    },
    { topic: '资产负债率', before: '不高于 70%', after: '不高于 75%', kind: 'looser' },
    {
      topic: '研发投入',
      before: '按收入分档：1 亿元以上占比 3%，5000 万元至 1 亿元占比 6%，不足 5000 万元另有要求',
      after: '近两年合计不低于 1200 万元，且每年占营业收入 3% 以上',
      kind: 'same',
    },
    { topic: 'Ⅰ类知识产权', before: '2 项以上', after: '4 项以上', kind: 'stricter' },
    {
      topic: '市场地位',
      before: '全国占有率不低于 10%',
      after: '国内或国际占有率不低于 10%，或国内前三名',
      kind: 'looser',
    },
    {
      topic: '信息系统、认证、自主品牌、研发机构',
      before: '均须具备',
      after: '不再单列为条件',
      kind: 'dropped',
    },
    { topic: '发展评价得分', before: '不要求', after: '不低于 60 分', kind: 'added' },
    {
      topic: '不得申报的情形',
      before: '未列明',
      after: '已是制造业单项冠军；与已认定“小巨人”有控股关系，或同集团且主导产品相似',
      kind: 'added',
    },
  ],
}
