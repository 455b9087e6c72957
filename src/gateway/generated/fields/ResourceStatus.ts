// Generated from contract/ by scripts/generate. Do not edit.


export const resourceStatusSteps = { DRAFT: { SUBMIT: "AUDITING" }, AUDITING: { WITHDRAW: "DRAFT" }, REJECTED: { SUBMIT: "AUDITING" }, PUBLISHED: { OFF_SHELF: "OFF_SHELF", SUSPEND: { to: "MAINTENANCE", when: { resourceType: ["INSTRUMENT"] } }, TRADE: { to: "TRADED", when: { resourceType: ["ACHIEVEMENT", "PATENT"] } } }, MAINTENANCE: { RESUME: "PUBLISHED", OFF_SHELF: "OFF_SHELF" }, TRADED: {  }, OFF_SHELF: { SUBMIT: "AUDITING" }, EXPIRED: { EXTEND: "AUDITING" }, BLOCKED: {  } } as const
