// Generated from contract/ by scripts/generate. Do not edit.
/** 排序。 */
export const supplyOwnSortWords: Readonly<Record<"UPDATED" | "VIEW" | "DOCKING", string>> = {
  UPDATED: "最近更新",
  VIEW: "浏览最多",
  DOCKING: "对接最多",
}
