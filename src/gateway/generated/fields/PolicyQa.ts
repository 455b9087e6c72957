// Generated from contract/ by scripts/generate. Do not edit.

export const q = { title: "问题", kind: "text" } as const
export const a = { title: "回答", kind: "text" } as const
export const clauseRef = { title: "依据条款的锚点", kind: "text" } as const
