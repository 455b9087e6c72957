// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const policyFavoriteTargetTypeWords = {
  POLICY: "政策",
} as const
