/** A date that recurs every year for every enterprise. */
export interface NationalDate {
  /** MM-dd. */
  monthDay: string
  title: string
  department: string
}

/**
 * Fixed yearly deadlines. Those of the cultivation platform and of tech SMEs are as of 2026, the others are
 * long-standing.
 */
export const nationalDates: readonly NationalDate[] = [
  { monthDay: '05-31', title: '优质中小企业梯度培育平台信息更新截止', department: '工业和信息化部' },
  { monthDay: '05-31', title: '企业所得税汇算清缴截止', department: '国家税务总局' },
  { monthDay: '06-30', title: '企业年度报告公示截止', department: '国家市场监督管理总局' },
  { monthDay: '07-31', title: '研发费用加计扣除预缴享受（第二季度）', department: '国家税务总局' },
  { monthDay: '08-31', title: '科技型中小企业评价填报截止', department: '工业和信息化部' },
  { monthDay: '10-31', title: '研发费用加计扣除预缴享受（第三季度）', department: '国家税务总局' },
]
