// Generated from contract/ by scripts/generate. Do not edit.


export const budgetBandLimits = { UNDER_10: [0, 10], FROM_10: [10, 50], FROM_50: [50, 100], FROM_100: [100, 500], FROM_500: [500, null] } as const
