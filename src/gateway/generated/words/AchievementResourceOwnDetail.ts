// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const achievementResourceOwnDetailResourceTypeWords = {
  ACHIEVEMENT: "科技成果",
} as const
