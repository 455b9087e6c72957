import type { Schema } from '#gateway/contract.ts'
import { hnte2016Fields as fields, hnte2016Notes as notes } from '#gateway/generated/rules/hnte2016.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { ratioRemark } from '../remark/ratioRemark.ts'

type Section = ToolSection<Schema<'HnteInputs'>>

/** For the conditions H1, H2, H4 and H9. */
export const basics: Section = {
  title: '企业基本情况',
  text: '先填前三部分：有一项不符合就不能认定，不必再填。拿不准的可以不填，按“资料不足”处理，不会算作不符合。',
  fields: [
    fields.establishTime,
    fields.applyDate,
    fields.isResidentEnterprise,
    fields.hasNoMajorIncident,
    fields.fieldArea,
    fields.isTechnologyInField,
  ],
}

/** For H5. */
export const staff: Section = {
  title: '人员',
  text: notes.staff,
  fields: [fields.employeeAmount, fields.techStaffAmount],
  remarks: (values) => ratioRemark(values, { title: '科技人员占比', of: 'techStaffAmount', to: 'employeeAmount' }),
}

/** For H7. */
export const income: Section = {
  title: '最近一年收入构成',
  text: notes.income,
  fields: [fields.totalIncome, fields.highTechIncome],
  remarks: (values) =>
    ratioRemark(values, { title: '高新技术产品（服务）收入占比', of: 'highTechIncome', to: 'totalIncome' }),
}
