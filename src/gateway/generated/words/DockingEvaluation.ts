// Generated from contract/ by scripts/generate. Do not edit.
/** 方向。 */
export const dockingEvaluationDirectionWords: Readonly<Record<"GIVEN" | "RECEIVED", string>> = {
  GIVEN: "我给出的",
  RECEIVED: "我收到的",
}
