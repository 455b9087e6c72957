import type { Manifest } from '#mocks/services/manifest.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { tecEnFormHandlers } from './tecEnForm.ts'
import { toolHistoryHandlers } from './toolHistory.ts'
import type { ToolFormRow, ToolResultRow } from './toolRows.ts'
import { toolTrialHandlers } from './toolTrial.ts'
import { toolHandlers } from './tools.ts'

export const manifest: Manifest<{ toolResults: ToolResultRow; toolForms: ToolFormRow }> = {
  tables: { toolResults: 'members', toolForms: 'members' },
  seeds: { write: seedToolForms },
  handlers: { ...toolHandlers, ...tecEnFormHandlers, ...toolHistoryHandlers, ...toolTrialHandlers },
}

/** member01 has filled in the conditions of the tech SME assessment and can continue with the second step. */
function seedToolForms(store: Store, clock: Clock): void {
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
