// Generated from contract/ by scripts/generate. Do not edit.
/** 模块编码。 */
export const moduleCodeWords: Readonly<Record<"FOOTER_LINK" | "PARTNER" | "HOTLINE" | "QUICK_ENTRY", string>> = {
  FOOTER_LINK: "页脚链接",
  PARTNER: "合作伙伴",
  HOTLINE: "服务热线",
  QUICK_ENTRY: "快捷入口",
}
