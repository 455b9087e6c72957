// Generated from contract/ by scripts/generate. Do not edit.
/** 匹配分组。 */
export const policyMatchBucketWords: Readonly<Record<"HIGH" | "MID" | "POTENTIAL" | "UNFIT" | "INSUFFICIENT", string>> = {
  HIGH: "高度匹配",
  MID: "较匹配",
  POTENTIAL: "潜在",
  UNFIT: "暂不符合",
  INSUFFICIENT: "信息不足",
}
