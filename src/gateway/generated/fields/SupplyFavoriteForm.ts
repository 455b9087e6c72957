// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "需求或资源标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const favorited = { title: "是否收藏", kind: "choice", required: true } as const

/** 收藏或取消收藏。 */
export const supplyFavoriteFormFields = { id, favorited } as const
