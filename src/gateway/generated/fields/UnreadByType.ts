// Generated from contract/ by scripts/generate. Do not edit.

export const SYSTEM = { title: "数量", kind: "integer" } as const
export const POLICY = { title: "数量", kind: "integer" } as const
export const DECLARE = { title: "数量", kind: "integer" } as const
export const DOCKING = { title: "数量", kind: "integer" } as const
export const AUDIT = { title: "数量", kind: "integer" } as const
export const ACTIVITY = { title: "数量", kind: "integer" } as const
export const REMIND = { title: "数量", kind: "integer" } as const
export const REPLY = { title: "数量", kind: "integer" } as const
