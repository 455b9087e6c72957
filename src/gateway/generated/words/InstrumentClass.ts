// Generated from contract/ by scripts/generate. Do not edit.
/** 仪器分类。 */
export const instrumentClassWords: Readonly<Record<"ANALYSIS" | "PHYSICAL" | "METROLOGY" | "ELECTRONIC" | "EXPLORATION" | "SPECIAL" | "PROCESS" | "LASER" | "NUCLEAR" | "ASTRONOMY" | "MEDICAL" | "OTHER", string>> = {
  ANALYSIS: "分析仪器",
  PHYSICAL: "物理性能测试仪器",
  METROLOGY: "计量仪器",
  ELECTRONIC: "电子测量仪器",
  EXPLORATION: "海洋与地球探测仪器",
  SPECIAL: "特种检测仪器",
  PROCESS: "工艺试验设备",
  LASER: "激光器",
  NUCLEAR: "核仪器",
  ASTRONOMY: "天文仪器",
  MEDICAL: "医学诊断仪器",
  OTHER: "其他",
}
