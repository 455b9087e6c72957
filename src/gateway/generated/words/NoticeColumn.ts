// Generated from contract/ by scripts/generate. Do not edit.
/** 栏目。 */
export const noticeColumnWords: Readonly<Record<"NEWS" | "NOTICE" | "PUBLICITY" | "INTERPRET" | "MEDIA" | "CASE", string>> = {
  NEWS: "要闻",
  NOTICE: "通知公告",
  PUBLICITY: "公示",
  INTERPRET: "政策解读",
  MEDIA: "媒体聚焦",
  CASE: "典型案例",
}
