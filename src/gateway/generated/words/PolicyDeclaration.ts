// Generated from contract/ by scripts/generate. Do not edit.
/** 申报渠道。 */
export const policyDeclarationChannelWords: Readonly<Record<"ONLINE" | "OFFLINE" | "BOTH", string>> = {
  ONLINE: "线上",
  OFFLINE: "线下",
  BOTH: "线上线下",
}
