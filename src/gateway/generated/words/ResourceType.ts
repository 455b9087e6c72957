// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const resourceTypeWords: Readonly<Record<"ACHIEVEMENT" | "INSTRUMENT" | "PATENT", string>> = {
  ACHIEVEMENT: "科技成果",
  INSTRUMENT: "仪器设备",
  PATENT: "专利",
}
