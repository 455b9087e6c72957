// Generated from contract/ by scripts/generate. Do not edit.
export const listAttributeLevelsParentWords: Readonly<Record<"PO_QUALIFICATIONS" | "PO_TECHNICAL", string>> = {
  PO_QUALIFICATIONS: "企业资质",
  PO_TECHNICAL: "技术能力",
}
