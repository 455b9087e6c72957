// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const facilitatorFavoriteTargetTypeWords = {
  PROVIDER: "服务商",
} as const
