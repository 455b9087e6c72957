// Generated from contract/ by scripts/generate. Do not edit.
/** 资源类型。 */
export const instrumentResourceOwnDetailResourceTypeWords: Readonly<Record<"INSTRUMENT", string>> = {
  INSTRUMENT: "仪器设备",
}
