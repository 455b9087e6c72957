// Generated from contract/ by scripts/generate. Do not edit.
/** 兑现方式。 */
export const policyEnjoyModeWords: Readonly<Record<"NO_APPLY" | "FAST" | "APPLY" | "CERT" | "INFO", string>> = {
  NO_APPLY: "免申即享",
  FAST: "快申快享",
  APPLY: "申报评审",
  CERT: "资质认定",
  INFO: "告知类",
}
