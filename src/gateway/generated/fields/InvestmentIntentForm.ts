// Generated from contract/ by scripts/generate. Do not edit.
/** 载体意向表单。 */
export const investmentIntentFormFields = {
  name: { title: "联系人", kind: "text", minLength: 2, maxLength: 20, required: true },
  company: { title: "企业名称", kind: "text", minLength: 2, maxLength: 100, required: true },
  mobile: { title: "手机号", kind: "text", mismatch: "手机号格式错误", minLength: 11, maxLength: 11, pattern: "^1[3-9]\\d{9}$", required: true },
  industry: { title: "所属行业", kind: "text", minLength: 1, maxLength: 50 },
  content: { title: "意向说明", kind: "text", minLength: 1, maxLength: 500, required: true },
  agree: { title: "同意向承办部门提供联系方式", kind: "choice", required: true },
  resourceType: { title: "载体类型", kind: "choice", required: true },
  resourceId: { title: "载体标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true },
  area: { title: "需求面积", kind: "number", unit: "平方米", minimum: 0, maximum: 99999999.99 },
  visitDate: { title: "预约看房日期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1, maximum: 90 } },
} as const
