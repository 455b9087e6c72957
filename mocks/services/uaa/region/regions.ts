import { fail, type Handlers } from '#mocks/handler/handler.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Store } from '#mocks/store/store.ts'
import type { RegionRow } from './regionRows.ts'

export const regionHandlers = {
  listProvinces: ({ store }) => store.regions.by('level', 'province').map(plain),
  listCities: ({ path, store }) => listChildren(store, path.id, 'province'),
  listCounties: ({ path, store }) => listChildren(store, path.id, 'city'),
} satisfies Handlers

function listChildren(store: Store, id: string, level: RegionRow['level']): Schema<'RegionList'> {
  if (store.regions.get(id)?.level !== level) fail('4040', '行政区划不存在')
  return store.regions.by('parentId', id).map(plain)
}

function plain({ id, name, code }: Readonly<RegionRow>): Schema<'Region'> {
  return { id, name, code }
}
