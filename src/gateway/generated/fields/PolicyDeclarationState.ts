// Generated from contract/ by scripts/generate. Do not edit.


export const policyDeclarationStateTerms = { ending: { title: "ENDING 的剩余天数至多", days: 7 } } as const
