// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const patentResourceOwnDetailResourceTypeWords: Readonly<Record<"PATENT", string>> = {
  PATENT: "专利",
}
