// Generated from contract/ by scripts/generate. Do not edit.
/** 对接对象。 */
export const dockingTargetTypeWords: Readonly<Record<"DEMAND" | "RESOURCE", string>> = {
  DEMAND: "需求",
  RESOURCE: "资源",
}
