import type { Manifest } from '#mocks/services/manifest.ts'
import type { ElectricityCertificateRow } from '../enterpriseRows.ts'
import { electricityHandlers } from './electricity.ts'
import { seedElectricity } from './electricitySeeds.ts'

export const manifest: Manifest<{ electricityCertificates: ElectricityCertificateRow }> = {
  tables: { electricityCertificates: 'members' },
  seeds: { uses: ['files'], write: seedElectricity },
  handlers: electricityHandlers,
}
