// Generated from contract/ by scripts/generate. Do not edit.
/** 载体收藏对象类型。 */
export const investmentFavoriteTargetWords: Readonly<Record<"HOUSE" | "LAND" | "OFFICE", string>> = {
  HOUSE: "厂房与仓储",
  LAND: "土地",
  OFFICE: "写字楼",
}
