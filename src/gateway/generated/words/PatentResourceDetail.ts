// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const patentResourceDetailResourceTypeWords: Readonly<Record<"PATENT", string>> = {
  PATENT: "专利",
}
