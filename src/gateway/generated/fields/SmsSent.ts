// Generated from contract/ by scripts/generate. Do not edit.

export const resendAfter = { title: "多少秒后可重发", kind: "integer" } as const

export const smsSentQuota = { resend: { title: "发往同一号码的短信", most: 1, seconds: 30 }, hour: { title: "发往同一号码的短信", most: 5, seconds: 3600 }, day: { title: "发往同一号码的短信", most: 10, seconds: 86400 } } as const
