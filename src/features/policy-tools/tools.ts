import type { Schema } from '#gateway/contract.ts'
import type { IconName } from '#ui/icons/iconNames.ts'
import { toolIcons } from '#ui/guide/toolIcons.ts'

/** A policy tool (§1, §2.1). */
export interface Tool {
  code: Schema<'ToolCode'>
  title: string
  /** The subject of the policies it helps with, for the policy search. */
  subject: string
  /** What it finds out. */
  text: string
  path: string
  /** What to prepare. */
  needs: readonly string[]
  icon: IconName
}

export type ToolName = 'scale' | 'hnte' | 'techSme' | 'calculate' | 'cloud' | 'srdi'

export const tools: Record<ToolName, Tool> = {
  scale: {
    code: 'SCALE',
    title: '中小企业规模类型自测',
    subject: '小微企业',
    text: '按行业、从业人员、营业收入与资产总额，判断属于大型、中型、小型还是微型企业。',
    path: '/policy/tool/scale',
    icon: toolIcons.scale,
    needs: ['所属行业', '从业人员期末人数', '上一年度营业收入', '上一年度末资产总额（部分行业需要）'],
  },
  hnte: {
    code: 'HNTE',
    title: '高新技术企业自测',
    subject: '高新技术企业',
    text: '逐项对照高新技术企业的认定条件，估算创新能力评价得分。',
    path: '/policy/tool/evaluate',
    icon: toolIcons.hnte,
    needs: [
      '成立时间与知识产权清单',
      '近三年研发费用、销售收入与净资产',
      '科技人员与职工总数',
      '近一年高新技术产品（服务）收入',
      '科技成果转化与研发组织管理情况',
    ],
  },
  techSme: {
    code: 'TECH_SME',
    title: '科技型中小企业评价',
    subject: '科技型中小企业',
    text: '按科技人员、研发投入、科技成果三类指标打分，或核对直接符合的条件。',
    path: '/policy/tool/tech-scale',
    icon: toolIcons.techSme,
    needs: ['职工总数与科技人员数', '上一年度销售收入、成本费用与研发费用', '知识产权清单', '资产总额'],
  },
  calculate: {
    code: 'RD_DEDUCTION',
    title: '研发费用加计扣除测算',
    subject: '研发费用加计扣除',
    text: '按费用项目测算可以加计扣除的研发费用与少缴的企业所得税。',
    path: '/policy/tool/calculate',
    icon: toolIcons.calculate,
    needs: ['研发人员人工费用', '直接投入、折旧与无形资产摊销', '新产品设计费、其他相关费用', '委托境内外研发的费用'],
  },
  cloud: {
    code: 'CLOUD_STAR',
    title: '星级上云企业自测',
    subject: '上云',
    text: '对照三星、四星、五星的要求，看上云到了哪一级。',
    path: '/policy/tool/cloud',
    icon: toolIcons.cloud,
    needs: ['使用的云资源与业务上云情况', '设备上云比例', '上云费用与时长', '已获得的星级'],
  },
  srdi: {
    code: 'SRDI',
    title: '专精特新梯度培育评分',
    subject: '梯度培育',
    text: '科技和创新型中小企业、专精特新中小企业、专精特新“小巨人”企业，三级分别评分。',
    path: '/policy/tool/srdi',
    icon: toolIcons.srdi,
    needs: [
      '近两年营业收入、主营业务收入与研发费用',
      '知识产权与研发机构情况',
      '细分市场年限与占有率',
      '资产负债率与股权融资情况',
    ],
  },
}

/** The three levels that srdi scores, each by a form of its own (§2.1). */
export const srdiForms = {
  form1: {
    title: '科技和创新型中小企业评价',
    text: '梯度培育的第一级：创新能力、成长性、专业化三类指标。',
    path: '/policy/tool/srdi/form1',
    needs: ['知识产权与研发费用', '近两年营业收入与净利润', '主导产品所属领域', '直接符合条件的证明（如有）'],
  },
  form2: {
    title: '专精特新中小企业评价',
    text: '梯度培育的第二级，由省级认定。',
    path: '/policy/tool/srdi/form2',
    needs: ['细分市场年限', '近两年研发费用与占比', '上一年度营业收入或新增股权融资', '知识产权与研发机构'],
  },
  form3: {
    title: '专精特新“小巨人”企业评价',
    text: '梯度培育的第三级，由国家级认定；先要是专精特新中小企业。',
    path: '/policy/tool/srdi/form3',
    needs: ['专精特新中小企业证书', '近三年营业收入与主营占比', '上年末资产负债率', 'Ⅰ类知识产权与市场占有率'],
  },
} as const

export type SrdiForm = keyof typeof srdiForms
