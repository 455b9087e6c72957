// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const policyFavoriteTargetTypeWords: Readonly<Record<"POLICY", string>> = {
  POLICY: "政策",
}
