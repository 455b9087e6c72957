// Generated from contract/ by scripts/generate. Do not edit.

export const key = { title: "键", kind: "text", minLength: 1, maxLength: 32, pattern: "^[A-Za-z][A-Za-z0-9_]*$", required: true } as const
export const values = { title: "回答", kind: "list", minItems: 0, maxItems: 20, items: { title: "每个回答", kind: "text", minLength: 1, maxLength: 200 }, required: true } as const

/** 附加项的回答。 */
export const eventExtraAnswerFields = { key, values } as const
