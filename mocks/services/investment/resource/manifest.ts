import type { Manifest } from '#mocks/services/manifest.ts'
import type { InvestmentEnvironmentRow, InvestmentResourceRow } from './investmentRows.ts'
import { seedInvestment } from './investmentSeeds.ts'
import { investmentListHandlers } from './list.ts'
import { investmentDetailHandlers } from './resources.ts'

export const manifest: Manifest<{
  investmentResources: InvestmentResourceRow
  investmentEnvironments: InvestmentEnvironmentRow
}> = {
  tables: { investmentResources: 'region', investmentEnvironments: 'region' },
  seeds: { uses: ['files'], write: seedInvestment },
  handlers: { ...investmentListHandlers, ...investmentDetailHandlers },
}
