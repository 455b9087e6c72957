// Generated from contract/ by scripts/generate. Do not edit.
/** 数据加模型的创新应用。 */
export const cloudModelWords: Readonly<Record<"MARKET" | "MAINTENANCE" | "QUALITY" | "PROCESS" | "ENERGY", string>> = {
  MARKET: "市场分析预测",
  MAINTENANCE: "设备远程监控与预测性维护",
  QUALITY: "质量管控",
  PROCESS: "工艺优化",
  ENERGY: "能耗优化",
}
