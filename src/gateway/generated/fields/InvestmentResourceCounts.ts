// Generated from contract/ by scripts/generate. Do not edit.

export const house = { title: "厂房数", kind: "integer" } as const
export const land = { title: "土地数", kind: "integer" } as const
export const office = { title: "写字楼数", kind: "integer" } as const
export const warehouse = { title: "仓储数", kind: "integer" } as const
