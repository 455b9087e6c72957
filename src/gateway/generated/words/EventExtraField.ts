// Generated from contract/ by scripts/generate. Do not edit.
/** 填写方式。 */
export const eventExtraFieldTypeWords = {
  TEXT: "文字",
  SINGLE: "单选",
  MULTIPLE: "多选",
} as const
