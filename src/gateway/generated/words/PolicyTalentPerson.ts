// Generated from contract/ by scripts/generate. Do not edit.
/** 学历。 */
export const policyTalentPersonEducationWords: Readonly<Record<"DOCTOR" | "MASTER" | "BACHELOR" | "COLLEGE" | "OTHER", string>> = {
  DOCTOR: "博士",
  MASTER: "硕士",
  BACHELOR: "本科",
  COLLEGE: "专科",
  OTHER: "其他",
}
