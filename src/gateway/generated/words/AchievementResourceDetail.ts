// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const achievementResourceDetailResourceTypeWords: Readonly<Record<"ACHIEVEMENT", string>> = {
  ACHIEVEMENT: "科技成果",
}
