// Generated from contract/ by scripts/generate. Do not edit.
/** 质量管理水平。 */
export const srdiQualityItemWords: Readonly<Record<"AWARD" | "CERTIFICATION" | "BRAND" | "STANDARD", string>> = {
  AWARD: "省级以上质量奖",
  CERTIFICATION: "ISO9001 等质量管理体系认证",
  BRAND: "自主品牌",
  STANDARD: "参与制修订标准",
}
