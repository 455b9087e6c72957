// Generated from contract/ by scripts/generate. Do not edit.
/** 帮助分类。 */
export const helpCategoryWords: Readonly<Record<"ACCOUNT" | "ENTERPRISE" | "POLICY" | "TOOL" | "SUPPLY" | "PROVIDER" | "OTHER", string>> = {
  ACCOUNT: "账号与登录",
  ENTERPRISE: "企业资料",
  POLICY: "政策查询与匹配",
  TOOL: "政策工具",
  SUPPLY: "供需对接",
  PROVIDER: "服务商入驻",
  OTHER: "其他",
}
