// Generated from contract/ by scripts/generate. Do not edit.
/** 内容收藏对象类型。 */
export const contentFavoriteTargetWords: Readonly<Record<"ATTRACT" | "NEWS", string>> = {
  ATTRACT: "招商",
  NEWS: "资讯",
}
