// Generated from contract/ by scripts/generate. Do not edit.
/** 代替评价得分的条件。 */
export const srdiScoreExemptionWords: Readonly<Record<"PROVINCIAL_AWARD" | "NATIONAL_AWARD" | "TOP500", string>> = {
  PROVINCIAL_AWARD: "近三年获省级科技奖励且排名前三",
  NATIONAL_AWARD: "近三年获国家级科技奖励且排名前五",
  TOP500: "近三年进入“创客中国”全国 500 强企业组",
}
