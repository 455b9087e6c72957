// Generated from contract/ by scripts/generate. Do not edit.
/** 上云的基础设施。 */
export const cloudInfrastructureWords: Readonly<Record<"COMPUTE" | "STORAGE" | "DATABASE" | "NETWORK" | "SECURITY", string>> = {
  COMPUTE: "计算",
  STORAGE: "存储",
  DATABASE: "数据库",
  NETWORK: "网络与内容分发",
  SECURITY: "云安全",
}
