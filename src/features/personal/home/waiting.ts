import type { DataOf } from '#gateway/contract.ts'
import { declareStatusWords } from '#gateway/generated/words/DeclareStatus.ts'
import { gatewayQuery } from '#gateway/query.ts'

/** The pages on which the tasks are done. */
export const taskPages = {
  demandDocking: '/qw/personal/demand/docking',
  resourceDocking: '/qw/personal/resources/docking',
  demand: '/qw/personal/demand/detail',
  resource: '/qw/personal/resources/detail',
  facilitator: '/qw/personal/resume/provider',
  declaration: '/qw/personal/declaration',
} as const

export interface Task {
  page: keyof typeof taskPages
  id: string
  title: string
  /** A remark, e.g. what the audit said. */
  note?: string | undefined
  /** Deadline, yyyy-MM-dd. */
  before?: string
  /** Opens the form at once. */
  mode?: 'edit'
}

/** The first tasks, and how many there are in all. */
export interface Tasks {
  total: number
  tasks: Task[]
}

/** Of each kind and origin: the desk is not a list. */
const shown = 3

// Others change things, too: the other party, the audit.
const staleTime = 0
const first = { current: 1, size: shown }

export const demandsToAnswer = {
  ...gatewayQuery('listDemandDockings', { query: { ...first, role: 'OWNER', status: 'PENDING' } }),
  select: (page: DataOf<'listDemandDockings'>) => dockingTasks('demandDocking', page),
  staleTime,
}

export const resourcesToAnswer = {
  ...gatewayQuery('listResourceDockings', { query: { ...first, role: 'OWNER', status: 'PENDING' } }),
  select: (page: DataOf<'listResourceDockings'>) => dockingTasks('resourceDocking', page),
  staleTime,
}

/** Benefits offered without an application, and incomplete applications. */
export const declarationsToDo = {
  ...gatewayQuery('listDeclareRecords', { query: { ...first, stage: 'TODO' } }),
  select: ({ total, records }: DataOf<'listDeclareRecords'>): Tasks => ({
    total,
    tasks: records.map(({ id, policyTitle, status, dueDate }) => ({
      page: 'declaration',
      id,
      title: policyTitle,
      note: declareStatusWords[status],
      ...(dueDate !== undefined && { before: dueDate }),
    })),
  }),
  staleTime,
}

export const refusedDemands = {
  ...gatewayQuery('listMyDemands', { query: { ...first, status: 'REJECTED' } }),
  select: ({ total, records }: DataOf<'listMyDemands'>): Tasks => ({
    total,
    tasks: records.map(({ id, title, auditRemark }) => ({ page: 'demand', id, title, note: auditRemark })),
  }),
  staleTime,
}

export const refusedResources = {
  ...gatewayQuery('listMyResources', { query: { ...first, status: 'REJECTED' } }),
  select: ({ total, records }: DataOf<'listMyResources'>): Tasks => ({
    total,
    tasks: records.map(({ id, title, auditRemark }) => ({ page: 'resource', id, title, note: auditRemark })),
  }),
  staleTime,
}

export const demandDrafts = {
  ...gatewayQuery('listMyDemands', { query: { ...first, status: 'DRAFT' } }),
  select: ({ total, records }: DataOf<'listMyDemands'>): Tasks => ({
    total,
    tasks: records.map(({ id, title }) => ({ page: 'demand', id, title, mode: 'edit' })),
  }),
  staleTime,
}

export const resourceDrafts = {
  ...gatewayQuery('listMyResources', { query: { ...first, status: 'DRAFT' } }),
  select: ({ total, records }: DataOf<'listMyResources'>): Tasks => ({
    total,
    tasks: records.map(({ id, title }) => ({ page: 'resource', id, title, mode: 'edit' })),
  }),
  staleTime,
}

/** No parameter selects those that may still be evaluated, so the newest are filtered here. */
const finished = { current: 1, size: 50, status: 'FINISHED' } as const

export const demandsToEvaluate = {
  ...gatewayQuery('listDemandDockings', { query: { ...finished, role: 'OWNER' } }),
  select: (page: DataOf<'listDemandDockings'>) => evaluationTasks('demandDocking', page),
  staleTime,
}

export const resourcesToEvaluate = {
  ...gatewayQuery('listResourceDockings', { query: { ...finished, role: 'INITIATOR' } }),
  select: (page: DataOf<'listResourceDockings'>) => evaluationTasks('resourceDocking', page),
  staleTime,
}

/** An enterprise's facilitator resume that the audit refused, as a whole or as a change. */
export const refusedResume = (enId: string) => ({
  ...gatewayQuery('getFacilitatorDetails', { path: { id: enId } }),
  select: ({ faStatus, pendingChange, shownResume, auditRemark }: DataOf<'getFacilitatorDetails'>): Tasks => {
    const isRefused = faStatus === 'REJECT' || (shownResume !== undefined && !pendingChange)
    const task: Task = { page: 'facilitator', id: enId, title: '服务商资料', note: auditRemark ?? undefined }
    return isRefused ? { total: 1, tasks: [task] } : { total: 0, tasks: [] }
  },
  staleTime,
})

function dockingTasks(page: Task['page'], { total, records }: DataOf<'listDemandDockings'>): Tasks {
  return {
    total,
    tasks: records.map(({ id, title, initiatorEnName, replyBefore }) => ({
      page,
      id,
      title,
      note: `${initiatorEnName} 发起`,
      before: replyBefore,
    })),
  }
}

export function evaluationTasks(page: Task['page'], { records }: DataOf<'listDemandDockings'>): Tasks {
  const due = records.filter(({ actions, evaluated }) => actions.includes('EVALUATE') && !evaluated)
  return {
    total: due.length,
    tasks: due.slice(0, shown).map(({ id, title, targetTitle }) => ({ page, id, title, note: targetTitle })),
  }
}
