// Generated from contract/ by scripts/generate. Do not edit.

export const title = { title: "优势", kind: "text" } as const
export const text = { title: "说明", kind: "text" } as const
