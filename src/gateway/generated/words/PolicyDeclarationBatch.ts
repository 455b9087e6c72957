// Generated from contract/ by scripts/generate. Do not edit.
/** 申报渠道。 */
export const policyDeclarationBatchChannelWords = {
  ONLINE: "线上",
  OFFLINE: "线下",
  BOTH: "线上线下",
} as const
