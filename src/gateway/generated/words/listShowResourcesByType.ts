// Generated from contract/ by scripts/generate. Do not edit.
export const listShowResourcesByTypeSortWords: Readonly<Record<"NEWEST" | "AREA" | "PRICE" | "VIEW", string>> = {
  NEWEST: "最新更新",
  AREA: "面积最大",
  PRICE: "价格最低",
  VIEW: "浏览最多",
}
