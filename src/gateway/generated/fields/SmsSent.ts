// Generated from contract/ by scripts/generate. Do not edit.

export const resendAfter = { title: "多少秒后可重发", kind: "integer" } as const

export const smsSentQuota = { resend: { title: "发往同一号码的短信", most: 1, seconds: 30 }, hour: { title: "发往同一号码的短信", most: 5, seconds: 3600 }, day: { title: "发往同一号码的短信", most: 10, seconds: 86400 }, unproven: { title: "不带图形验证码、发往同一号码的注册短信", most: 2, seconds: 3600 } } as const

export const smsSentTerms = { valid: { title: "验证码有效", seconds: 300 } } as const
