// Generated from contract/ by scripts/generate. Do not edit.
export const listMyDockingEvaluationsDirectionWords: Readonly<Record<"GIVEN" | "RECEIVED", string>> = {
  GIVEN: "我给出的",
  RECEIVED: "我收到的",
}
