// Generated from contract/ by scripts/generate. Do not edit.

export const enabled = { title: "是否记录", kind: "choice", required: true } as const

/** 足迹设置表单。 */
export const historySettingFormFields = { enabled } as const
