// Generated from contract/ by scripts/generate. Do not edit.
/** 上云成效。 */
export const cloudInputsEffectWords: Readonly<Record<"HIGH" | "SOME" | "NONE", string>> = {
  HIGH: "显著（降本 5% 以上或提效 10% 以上）",
  SOME: "一般",
  NONE: "无",
}
