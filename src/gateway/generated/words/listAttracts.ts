// Generated from contract/ by scripts/generate. Do not edit.
export const listAttractsSortWords: Readonly<Record<"NEWEST" | "VIEW", string>> = {
  NEWEST: "最新",
  VIEW: "浏览最多",
}
