// Generated from contract/ by scripts/generate. Do not edit.
/** 创新直通条件。 */
export const srdiInnovationExemptionWords: Readonly<Record<"NATIONAL_AWARD" | "TOP50", string>> = {
  NATIONAL_AWARD: "近三年获国家级科技奖励且排名前三",
  TOP50: "近三年进入“创客中国”全国 50 强企业组",
}
