// Generated from contract/ by scripts/generate. Do not edit.
/** 招商合作方式。 */
export const attractCooperationWords: Readonly<Record<"SOLE" | "JOINT" | "COOPERATION" | "MERGER", string>> = {
  SOLE: "独资",
  JOINT: "合资",
  COOPERATION: "合作",
  MERGER: "并购",
}
