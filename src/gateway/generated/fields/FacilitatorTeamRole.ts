// Generated from contract/ by scripts/generate. Do not edit.

export const title = { title: "角色", kind: "text", minLength: 1, maxLength: 30, required: true } as const
export const count = { title: "人数", kind: "integer", minimum: 1, maximum: 10000, required: true } as const
export const desc = { title: "说明", kind: "text", minLength: 0, maxLength: 200, required: true } as const

/** 核心团队。 */
export const facilitatorTeamRoleFields = { title, count, desc } as const
