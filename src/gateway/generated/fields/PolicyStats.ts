// Generated from contract/ by scripts/generate. Do not edit.

export const viewCount = { title: "浏览次数", kind: "integer" } as const
export const favoriteCount = { title: "收藏次数", kind: "integer" } as const
export const declareCount = { title: "申报次数", kind: "integer" } as const
export const usefulRate = { title: "认为有用的比例", kind: "number", unit: "%" } as const
