// Generated from contract/ by scripts/generate. Do not edit.

export const favorited = { title: "是否已收藏", kind: "choice" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
