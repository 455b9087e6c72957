// Generated from contract/ by scripts/generate. Do not edit.
/** 与主导产品相关的有效知识产权。 */
export const srdiIpLevelWords: Readonly<Record<"HV" | "SELF1" | "I" | "II" | "NONE", string>> = {
  HV: "Ⅰ类高价值 1 项以上",
  SELF1: "自主研发Ⅰ类 1 项以上",
  I: "Ⅰ类 1 项以上",
  II: "Ⅱ类 1 项以上",
  NONE: "无",
}
