// Generated from contract/ by scripts/generate. Do not edit.
/** 主导产品所属领域。 */
export const srdiForm2Inputs2022ProductFieldWords: Readonly<Record<"A" | "B" | "C", string>> = {
  A: "补短板、锻长板、填空白取得实效",
  B: "工业六基、中华老字号、服务关键产业链重点龙头",
  C: "其他",
}

/** 地方特色指标得分。 */
export const srdiForm2Inputs2022LocalFeatureScoreWords: Readonly<Record<"0" | "5" | "10" | "15", string>> = {
  0: "0 分",
  5: "5 分",
  10: "10 分",
  15: "15 分",
}
