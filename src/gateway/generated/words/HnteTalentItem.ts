// Generated from contract/ by scripts/generate. Do not edit.
/** 人才制度。 */
export const hnteTalentItemWords: Readonly<Record<"STUDY" | "TRAINING" | "RECRUITMENT" | "APPRAISAL", string>> = {
  STUDY: "科技人员培养进修",
  TRAINING: "职工技能培训",
  RECRUITMENT: "优秀人才引进",
  APPRAISAL: "人才绩效评价奖励制度",
}
