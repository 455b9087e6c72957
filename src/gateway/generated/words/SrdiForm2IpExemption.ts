// Generated from contract/ by scripts/generate. Do not edit.
/** 知识产权豁免条件。 */
export const srdiForm2IpExemptionWords: Readonly<Record<"AWARD" | "RD_ORGANIZATION", string>> = {
  AWARD: "近三年获省部级以上科技奖励且单位排名前三",
  RD_ORGANIZATION: "经认定的省部级以上研发机构",
}
