// Generated from contract/ by scripts/generate. Do not edit.
/** 持有方类型。 */
export const resourceOwnerTypeWords: Readonly<Record<"ENTERPRISE" | "UNIVERSITY" | "INSTITUTE" | "PLATFORM" | "PERSON", string>> = {
  ENTERPRISE: "企业",
  UNIVERSITY: "高校",
  INSTITUTE: "科研院所",
  PLATFORM: "平台机构",
  PERSON: "个人",
}
