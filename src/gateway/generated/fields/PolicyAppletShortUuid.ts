// Generated from contract/ by scripts/generate. Do not edit.

export const shortUuid = { title: "短码", kind: "text" } as const
