// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const facilitatorFavoriteTargetTypeWords: Readonly<Record<"PROVIDER", string>> = {
  PROVIDER: "服务商",
}
