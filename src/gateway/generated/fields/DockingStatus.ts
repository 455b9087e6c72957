// Generated from contract/ by scripts/generate. Do not edit.


export const dockingStatusSteps = { PENDING: { ACCEPT: { to: "ACCEPTED", when: { role: ["OWNER"] } }, REJECT: { to: "REJECTED", when: { role: ["OWNER"] } }, CANCEL: { to: "CANCELLED", when: { role: ["INITIATOR"] } } }, ACCEPTED: { START: { to: "NEGOTIATING", if: "没有成交提议" }, FINISH: { to: ["ACCEPTED", "FINISHED", "FAILED"] } }, NEGOTIATING: { FINISH: { to: ["NEGOTIATING", "FINISHED", "FAILED"] } }, FINISHED: {  }, FAILED: {  }, REJECTED: {  }, CANCELLED: {  }, EXPIRED: {  } } as const
