// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const demandFavoriteTargetTypeWords: Readonly<Record<"DEMAND", string>> = {
  DEMAND: "需求",
}
