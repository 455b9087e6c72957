// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const resourceFavoriteTargetTypeWords = {
  RESOURCE: "资源",
} as const
