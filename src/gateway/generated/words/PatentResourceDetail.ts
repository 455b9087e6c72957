// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const patentResourceDetailResourceTypeWords = {
  PATENT: "专利",
} as const
