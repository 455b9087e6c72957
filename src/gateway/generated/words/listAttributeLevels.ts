// Generated from contract/ by scripts/generate. Do not edit.
export const listAttributeLevelsParentWords = {
  PO_QUALIFICATIONS: "企业资质",
  PO_TECHNICAL: "技术能力",
} as const
