// Generated from contract/ by scripts/generate. Do not edit.
/** 对接对象。 */
export const dockingTargetTypeWords = {
  DEMAND: "需求",
  RESOURCE: "资源",
} as const
