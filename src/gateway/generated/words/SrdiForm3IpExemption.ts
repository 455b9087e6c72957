// Generated from contract/ by scripts/generate. Do not edit.
/** 知识产权豁免条件。 */
export const srdiForm3IpExemptionWords: Readonly<Record<"NATIONAL_AWARD", string>> = {
  NATIONAL_AWARD: "近三年获国家级科技奖励且排名前三",
}
