// Generated from contract/ by scripts/generate. Do not edit.
export const listCustomerDemandsSortWords: Readonly<Record<"MATCH" | "NEWEST" | "DEADLINE", string>> = {
  MATCH: "最匹配",
  NEWEST: "最新",
  DEADLINE: "即将截止",
}
