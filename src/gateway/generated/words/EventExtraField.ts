// Generated from contract/ by scripts/generate. Do not edit.
/** 填写方式。 */
export const eventExtraFieldTypeWords: Readonly<Record<"TEXT" | "SINGLE" | "MULTIPLE", string>> = {
  TEXT: "文字",
  SINGLE: "单选",
  MULTIPLE: "多选",
}
