// Generated from contract/ by scripts/generate. Do not edit.
/** 效力状态。 */
export const policyValidityWords: Readonly<Record<"EFFECTIVE" | "UPCOMING" | "MODIFIED" | "EXPIRED" | "REPEALED" | "REPLACED", string>> = {
  EFFECTIVE: "有效",
  UPCOMING: "未施行",
  MODIFIED: "已修改",
  EXPIRED: "已失效",
  REPEALED: "已废止",
  REPLACED: "被替代",
}
