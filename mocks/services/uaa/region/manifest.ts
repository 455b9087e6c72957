import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import { fail } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import { seedRegions } from './regionSeeds.ts'

/** A province, city or county. */
export interface RegionRow extends Schema<'Region'> {
  level: 'province' | 'city' | 'county'
  /** A city's province, or a county's city. Absent for a province. */
  parentId?: string
}

export const manifest: Manifest<{ regions: RegionRow }> = {
  tables: { regions: 'neither' },
  seeds: { write: seedRegions },
  handlers: {
    listProvinces: ({ store }) => store.regions.by('level', 'province').map(plain),
    listCities: ({ path, store }) => listChildren(store, path.id, 'province'),
    listCounties: ({ path, store }) => listChildren(store, path.id, 'city'),
  },
}

function listChildren(store: Store, id: string, level: RegionRow['level']): Schema<'RegionList'> {
  if (store.regions.get(id)?.level !== level) fail('4040', '行政区划不存在')
  return store.regions.by('parentId', id).map(plain)
}

function plain({ id, name, code }: Readonly<RegionRow>): Schema<'Region'> {
  return { id, name, code }
}
