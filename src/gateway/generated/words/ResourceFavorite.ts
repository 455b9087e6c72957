// Generated from contract/ by scripts/generate. Do not edit.
/** 收藏对象类型。 */
export const resourceFavoriteTargetTypeWords: Readonly<Record<"RESOURCE", string>> = {
  RESOURCE: "资源",
}
