import * as changes from '#gateway/generated/changes.ts'

/** The differences between dockings of demands and of resources: names, addresses, operations. */
export const dockingKinds = {
  demand: {
    title: '需求对接',
    thing: '需求',
    read: 'getDemandDocking',
    list: 'listDemandDockings',
    change: 'updateDemandDockingStatus',
    /** Outdated by a new or changed docking; the record shows how many there are. */
    outdated: [...changes.updateDemandDockingStatus, 'getDemand'],
    page: '/qw/personal/demand/docking',
    record: '/qw/supply-demand/demand/detail',
    hall: { to: '/qw/supply-demand/demand', text: '去需求大厅看看' },
  },
  resource: {
    title: '资源对接',
    thing: '资源',
    read: 'getResourceDocking',
    list: 'listResourceDockings',
    change: 'updateResourceDockingStatus',
    outdated: [...changes.updateResourceDockingStatus, 'getResource'],
    page: '/qw/personal/resources/docking',
    record: '/qw/supply-demand/resource/detail',
    hall: { to: '/qw/supply-demand/resource', text: '去资源大厅看看' },
  },
} as const

export type DockingKind = keyof typeof dockingKinds
