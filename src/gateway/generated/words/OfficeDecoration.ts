// Generated from contract/ by scripts/generate. Do not edit.
/** 装修情况。 */
export const officeDecorationWords: Readonly<Record<"ROUGH" | "SIMPLE" | "FINE" | "READY", string>> = {
  ROUGH: "毛坯",
  SIMPLE: "简装",
  FINE: "精装",
  READY: "拎包入驻",
}
