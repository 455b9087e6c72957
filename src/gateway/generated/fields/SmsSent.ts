// Generated from contract/ by scripts/generate. Do not edit.

export const resendAfter = { title: "多少秒后可重发", kind: "integer" } as const
