// Generated from contract/ by scripts/generate. Do not edit.


export const declareStatusSteps = { MATCHED: { CONFIRM: "CONFIRMED", DECLINE: "DECLINED" }, CONFIRMED: {  }, SUBMITTED: { WITHDRAW: { to: "WITHDRAWN", when: { source: ["SYSTEM"] } }, REPORT: { when: { source: ["SELF"] } } }, ACCEPTED: { REPORT: { when: { source: ["SELF"] } } }, RETURNED: { WITHDRAW: { to: "WITHDRAWN", when: { source: ["SYSTEM"] } }, REPORT: { when: { source: ["SELF"] } } }, REVIEWING: { REPORT: { when: { source: ["SELF"] } } }, EXPERT: { REPORT: { when: { source: ["SELF"] } } }, PUBLICITY: { REPORT: { when: { source: ["SELF"] } } }, APPROVED: { REPORT: { when: { source: ["SELF"] } } }, PAID: {  }, REJECTED: {  }, WITHDRAWN: {  }, DECLINED: {  }, LAPSED: {  } } as const
