import { useQueries, useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import {
  declarationsToDo,
  demandDrafts,
  demandsToAnswer,
  demandsToEvaluate,
  refusedDemands,
  refusedResources,
  refusedResume,
  resourceDrafts,
  resourcesToAnswer,
  resourcesToEvaluate,
  type Tasks,
} from './waiting.ts'

interface Source {
  name: string
  data: Tasks | undefined
  error: unknown
  refetch: () => unknown
  /** Link to all of them, when there may be more. */
  all?: { to: List; search: object }
}

type List =
  | '/qw/personal/demand'
  | '/qw/personal/resources'
  | '/qw/personal/demand/docking'
  | '/qw/personal/resources/docking'
  | '/qw/personal/declaration'

type Enterprise = Pick<Schema<'Enterprise'>, 'enId' | 'faStatus'>

export interface WaitingGroup {
  title: string
  sources: Source[]
}

/** The member's tasks by kind; each part may fail on its own. */
export function useWaiting(enterprise: Enterprise | undefined): WaitingGroup[] {
  const isAudited = enterprise?.faStatus === 'PASS' || enterprise?.faStatus === 'REJECT'
  const resume = useQuery({ ...refusedResume(enterprise?.enId ?? ''), enabled: isAudited })
  const [
    declarations,
    answerDemands,
    answerResources,
    badDemands,
    badResources,
    draftDemands,
    draftResources,
    rateDemands,
    rateResources,
  ] = useQueries({
    queries: [
      declarationsToDo,
      demandsToAnswer,
      resourcesToAnswer,
      refusedDemands,
      refusedResources,
      demandDrafts,
      resourceDrafts,
      demandsToEvaluate,
      resourcesToEvaluate,
    ],
  })
  const demandDocking = '/qw/personal/demand/docking'
  const resourceDocking = '/qw/personal/resources/docking'
  const demands = '/qw/personal/demand'
  const resources = '/qw/personal/resources'
  return [
    {
      title: '待办理的申报',
      sources: [{ name: '申报', ...declarations, all: { to: '/qw/personal/declaration', search: { stage: 'TODO' } } }],
    },
    {
      title: '待答复的对接',
      sources: [
        { name: '需求对接', ...answerDemands, all: { to: demandDocking, search: { status: 'PENDING' } } },
        { name: '资源对接', ...answerResources, all: { to: resourceDocking, search: { status: 'PENDING' } } },
      ],
    },
    {
      title: '未通过审核',
      sources: [
        { name: '需求', ...badDemands, all: { to: demands, search: { status: 'REJECTED' } } },
        { name: '资源', ...badResources, all: { to: resources, search: { status: 'REJECTED' } } },
        ...(isAudited ? [{ name: '服务商资料', ...resume }] : []),
      ],
    },
    {
      title: '待评价的对接',
      sources: [
        { name: '需求对接', ...rateDemands, all: { to: demandDocking, search: { status: 'FINISHED' } } },
        { name: '资源对接', ...rateResources, all: { to: resourceDocking, search: { status: 'FINISHED' } } },
      ],
    },
    {
      title: '草稿',
      sources: [
        { name: '需求', ...draftDemands, all: { to: demands, search: { status: 'DRAFT' } } },
        { name: '资源', ...draftResources, all: { to: resources, search: { status: 'DRAFT' } } },
      ],
    },
  ]
}
