// Generated from contract/ by scripts/generate. Do not edit.

export const text = { title: "一段正文", kind: "text" } as const
