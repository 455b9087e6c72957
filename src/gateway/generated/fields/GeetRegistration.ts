// Generated from contract/ by scripts/generate. Do not edit.

export const success = { title: "验证服务是否可用", kind: "choice" } as const
export const gt = { title: "验证标识", kind: "text" } as const
export const challenge = { title: "流水号", kind: "text" } as const
export const newCaptcha = { title: "是否新版验证", kind: "choice" } as const
