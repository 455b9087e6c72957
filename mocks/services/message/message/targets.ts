import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { isPublished } from '#mocks/services/content/notice/notices.ts'

type Target = Schema<'HistoryTarget'>

/** The portal's page for an object (§2.1). */
export function linkTo(type: Target, id: string): string {
  return links[type](id)
}

const links: Record<Target, (id: string) => string> = {
  POLICY: (id) => `/policy/info/${id}`,
  DEMAND: (id) => `/qw/supply-demand/demand/detail?id=${id}`,
  RESOURCE: (id) => `/qw/supply-demand/resource/detail?id=${id}`,
  PROVIDER: (id) => `/qw/supply-demand/provider/detail?id=${id}`,
  ATTRACT: (id) => `/qw/attract/detail?id=${id}`,
  HOUSE: (id) => `/qw/investment/detail?type=HOUSE&id=${id}`,
  LAND: (id) => `/qw/investment/detail?type=LAND&id=${id}`,
  OFFICE: (id) => `/qw/investment/detail?type=OFFICE&id=${id}`,
  ENVIRONMENT: (id) => `/qw/investment/detail?type=ENVIRONMENT&id=${id}`,
  ACTIVITY: (id) => `/qw/activity/detail?id=${id}`,
  NEWS: (id) => `/qw/news?id=${id}`,
}

/** Whether the public can still see the object. */
export function isShown(store: Store, clock: Clock, type: Target, id: string): boolean {
  switch (type) {
    case 'POLICY':
      return store.policies.get(id)?.offShelf === false
    case 'DEMAND':
      return ['PUBLISHED', 'DOCKING', 'COMPLETED'].includes(store.demands.get(id)?.status ?? '')
    case 'RESOURCE':
      return ['PUBLISHED', 'MAINTENANCE', 'TRADED'].includes(store.resources.get(id)?.status ?? '')
    case 'PROVIDER':
      return store.facilitators.get(id)?.faStatus === 'PASS'
    case 'ATTRACT':
      return store.attracts.get(id)?.offShelf === false
    case 'HOUSE':
    case 'LAND':
    case 'OFFICE':
      return ['AVAILABLE', 'RESERVED', 'DONE'].includes(store.investmentResources.get(id)?.status ?? '')
    case 'ENVIRONMENT':
      return store.investmentEnvironments.get(id) !== undefined
    case 'ACTIVITY':
      return store.events.get(id) !== undefined
    case 'NEWS': {
      const notice = store.notices.get(id)
      return notice !== undefined && isPublished(notice, clock.dateTime())
    }
    default:
      return type satisfies never
  }
}
