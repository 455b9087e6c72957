// Generated from contract/ by scripts/generate. Do not edit.

export const captchaCodeId = { title: "标识", kind: "text" } as const
export const imageSrc = { title: "图片地址", kind: "text" } as const

export const graphCaptchaTerms = { valid: { title: "图形验证码有效", seconds: 300 } } as const
