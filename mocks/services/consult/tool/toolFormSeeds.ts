import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'

/** member01 has filled in the conditions of the tech SME assessment and can continue with the second step. */
export function seedToolForms(store: Store, clock: Clock): void {
  store.toolForms.insert({
    id: 'tf-1001',
    userId: 'u-1001',
    enId: 'en-1001',
    inputYear: Number(clock.today().slice(0, 4)) - 1,
    updateTime: `${clock.day(-2)} 15:10:00`,
    resultId: null,
    content: {
      tool: 'TECH_SME',
      base: {
        isResidentEnterprise: true,
        employeeAmount: 186,
        salesIncome: 12800,
        totalAsset: 15200,
        isIndustryAllowed: true,
        isTrustworthy: true,
        directPassGrounds: [],
      },
      scores: null,
    },
  })
}
