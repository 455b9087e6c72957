// Generated from contract/ by scripts/generate. Do not edit.
/** 资质或能力项。 */
export const aptitudeItemFields = {
  code: { title: "编码", kind: "text", minLength: 1, maxLength: 50, required: true },
  codeStr: { title: "名称", kind: "text", minLength: 1, maxLength: 50, required: true },
  level: { title: "级别", kind: "choice", required: true },
  levelStr: { title: "级别（文字）", kind: "text", minLength: 1, maxLength: 20, required: true },
  date: { title: "取得日期", kind: "date", minLength: 10, maxLength: 10, required: true },
  checked: { title: "是否勾选", kind: "choice", required: true },
} as const
