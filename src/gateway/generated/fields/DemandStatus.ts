// Generated from contract/ by scripts/generate. Do not edit.


export const demandStatusSteps = { DRAFT: { SUBMIT: "AUDITING" }, AUDITING: { WITHDRAW: "DRAFT" }, REJECTED: { SUBMIT: "AUDITING" }, PUBLISHED: { OFF_SHELF: "OFF_SHELF" }, DOCKING: { OFF_SHELF: "OFF_SHELF", COMPLETE: { to: "COMPLETED", if: "有对接 FINISHED" } }, COMPLETED: {  }, OFF_SHELF: { SUBMIT: "AUDITING" }, EXPIRED: { EXTEND: "AUDITING" }, BLOCKED: {  } } as const
