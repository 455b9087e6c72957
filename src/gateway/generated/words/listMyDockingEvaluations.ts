// Generated from contract/ by scripts/generate. Do not edit.
export const listMyDockingEvaluationsDirectionWords = {
  GIVEN: "我给出的",
  RECEIVED: "我收到的",
} as const
