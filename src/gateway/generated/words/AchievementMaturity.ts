// Generated from contract/ by scripts/generate. Do not edit.
/** 成果成熟度。 */
export const achievementMaturityWords: Readonly<Record<"RD" | "SAMPLE" | "SMALL" | "PILOT" | "MASS", string>> = {
  RD: "正在研发",
  SAMPLE: "已有样品",
  SMALL: "通过小试",
  PILOT: "通过中试",
  MASS: "可以量产",
}
