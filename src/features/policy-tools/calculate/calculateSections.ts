import type { Schema } from '../../../gateway/contract.ts'
import type { ToolField, ToolSection, ToolValues } from '../form/toolFields.ts'
import { typedNumber } from '../../../ui/form/typedNumber.ts'

/** The year stands above all sections. */
export type CalculateInputs = Omit<Schema<'RdDeductionInputs'>, 'inputYear'>

function amount(
  name: Exclude<keyof CalculateInputs, 'enterpriseCategory' | 'taxCategory' | `is${string}` | `has${string}`>,
  label: string,
  hint?: string,
): ToolField<CalculateInputs> {
  return { kind: 'number', name, label, unit: '万元', ...(hint !== undefined && { hint }) }
}

const ownCosts = ['personnelCost', 'directCost', 'depreciation', 'amortization', 'designCost'] as const

/** What the deduction is worked out from, in the order of the official form (rd-deduction@2023). */
export const calculateSections: readonly ToolSection<CalculateInputs>[] = [
  {
    title: '能否享受',
    text: '先看三个前提：查账征收、居民企业、会计核算健全，有一项不是就不必再填；负面清单行业为主的企业不能享受。',
    fields: [
      { kind: 'yesNo', name: 'isAuditCollection', label: '企业所得税查账征收', hint: '核定征收的企业不能享受' },
      { kind: 'yesNo', name: 'isResidentEnterprise', label: '是居民企业', hint: '依法在中国境内成立的企业一般都是' },
      {
        kind: 'yesNo',
        name: 'hasSoundAccounting',
        label: '会计核算健全',
        hint: '能够准确归集研发费用，设有研发支出辅助账',
      },
      amount(
        'negativeIndustryIncome',
        '负面清单行业收入',
        '烟草制造、住宿和餐饮、批发和零售、房地产、租赁和商务服务、娱乐业的收入；没有填 0',
      ),
      amount('totalIncome', '收入总额', '用来算负面清单行业收入的占比，超过 50% 的不能享受'),
      amount('nonTaxableIncome', '不征税收入', '从收入总额中减去；不填按 0'),
      amount('investmentIncome', '投资收益', '从收入总额中减去；不填按 0'),
    ],
    remarks: negativeIndustryRemarks,
  },
  {
    title: '适用的比例和税率',
    text: '加计比例由企业类别决定，节税额由税率决定。',
    fields: [
      {
        kind: 'choice',
        name: 'enterpriseCategory',
        label: '企业类别',
        placeholder: '不填按一般企业',
        options: [
          { value: 'GENERAL', label: '一般企业（加计 100%）' },
          { value: 'IC', label: '清单内集成电路企业（2023–2027 年加计 120%）' },
          { value: 'MACHINE_TOOL', label: '清单内工业母机企业（2023–2027 年加计 120%）' },
        ],
      },
      {
        kind: 'choice',
        name: 'taxCategory',
        label: '适用税率',
        placeholder: '不填按 25%',
        options: [
          { value: 'STANDARD', label: '25%' },
          { value: 'HNTE', label: '高新技术企业 15%' },
          { value: 'SMALL_LOW_PROFIT', label: '小型微利企业实际税负 5%' },
        ],
      },
    ],
  },
  {
    title: '自行研发的费用',
    text: '全部研发项目合并填写，只填计入当期损益（费用化）的部分；不填按 0。',
    fields: [
      amount('personnelCost', '人员人工费用', '研发人员的工资薪金、五险一金，外聘研发人员的劳务费'),
      amount('directCost', '直接投入费用', '材料、燃料、动力，模具、样品样机，检验费，设备运维和经营租赁费'),
      amount('depreciation', '折旧费用', '用于研发的仪器、设备的折旧'),
      amount('amortization', '无形资产摊销', '用于研发的软件、专利权、非专利技术的摊销'),
      amount('designCost', '设计试验等费用', '新产品设计、新工艺规程制定、新药临床试验、勘探开发现场试验'),
      amount('otherCost', '其他相关费用', '资料、专家咨询、知识产权申请、差旅、会议等；计入不超过前五项之和的九分之一'),
    ],
    remarks: ownCostRemarks,
  },
  {
    title: '委托研发的费用',
    text: '按实际发生额填写，由委托方加计扣除，受托方不得再扣除。',
    fields: [
      amount('domesticEntrusted', '委托境内机构或个人', '按实际发生额的 80% 计入'),
      amount('overseasEntrusted', '委托境外机构', '按 80% 且不超过境内费用的三分之二计入；委托境外个人的不得填写'),
    ],
  },
  {
    title: '要减去的和资本化的',
    fields: [
      amount('nonTaxableExpense', '不征税收入对应的研发支出', '用财政专项资金等不征税收入支付的部分'),
      amount('specialIncome', '研发过程的特殊收入', '下脚料、残次品、中间试制品卖出的收入'),
      amount('capitalizedAmortization', '研发形成无形资产的本年摊销', '已资本化的研发支出，按本年摊销额加计'),
    ],
  },
]

/** The share of the excluded trades, once both amounts are there. The gateway judges it. */
function negativeIndustryRemarks(values: ToolValues): string[] {
  const [income, total] = [numberIn(values, 'negativeIndustryIncome'), numberIn(values, 'totalIncome')]
  if (income === undefined || total === undefined) return []
  const base = total - (numberIn(values, 'nonTaxableIncome') ?? 0) - (numberIn(values, 'investmentIncome') ?? 0)
  if (base <= 0) return ['收入总额减去不征税收入和投资收益后不大于 0，不能计算占比']
  // Rounded up: what is over 50% must not read as the 50% that is still allowed.
  const share = Math.ceil((income / base) * 1_000_000 - 1e-6) / 10_000
  return [`负面清单行业收入占比 ${share}%（超过 50% 的不能享受，正好 50% 不受影响）`]
}

function ownCostRemarks(values: ToolValues): string[] {
  const given = ownCosts.map((name) => numberIn(values, name)).filter((cost) => cost !== undefined)
  if (given.length === 0) return []
  const five = given.reduce((sum, cost) => sum + cost, 0)
  return [`前五项合计 ${plain(five)} 万元，其他相关费用最多计入 ${plain(five / 9)} 万元`]
}

/** What was typed as a number; undefined when nothing or no number was. */
function numberIn(values: ToolValues, name: string): number | undefined {
  const number = typedNumber(values[name] ?? '')
  return number === undefined || Number.isNaN(number) ? undefined : number
}

function plain(sum: number): string {
  return String(Number(sum.toFixed(2)))
}
