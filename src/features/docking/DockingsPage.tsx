import { useQuery } from '@tanstack/react-query'
import { dockingStatusWords } from '#gateway/generated/words/DockingStatus.ts'
import { gatewayQuery } from '#gateway/query.ts'
import * as fields from '#gateway/generated/fields/DockingItem.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { figureText } from '#ui/figureText.ts'
import { Link } from '#ui/Link.tsx'
import { choiceOf } from '#ui/choiceOf.ts'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { minuteText } from '#ui/timeText.ts'
import { dockingKinds, type DockingKind } from './dockingKinds.ts'
import type { DockingSearch } from './dockingSearch.ts'
import { dockingMessagesQuery, messagesOf } from './dockingMessages.ts'
import { isOpen } from './dockingStanding.ts'
import { dockingRoles, dockingTone } from './dockingTexts.ts'

interface DockingsPageProps {
  kind: DockingKind
  search: DockingSearch
}

/** Dockings that the user's enterprises have started or received (§2.1 …/demand/docking, …/resources/docking). */
export function DockingsPage({ kind, search }: DockingsPageProps) {
  const { title, list, page, thing, hall } = dockingKinds[kind]
  const { current = 1, target } = search
  const other = kind === 'demand' ? 'resource' : 'demand'
  const role = choiceOf(dockingRoles, search.role)
  const status = choiceOf(dockingStatusWords, search.status)
  const { data: messages } = useQuery(dockingMessagesQuery)
  const query = {
    ...gatewayQuery(list, {
      query: {
        current,
        size: 10,
        ...(role && { role }),
        ...(status && { status }),
        ...(target && { [kind === 'demand' ? 'demandId' : 'resourceId']: target }),
      },
    }),
    // The other party may have answered meanwhile.
    staleTime: 0,
  }
  const total = useTotal(query)
  return (
    <Panel
      title={title}
      aside={
        target === undefined ? (
          <Link to={dockingKinds[other].page} search={{}}>
            {dockingKinds[other].title}
          </Link>
        ) : (
          <Link to={page} search={{}}>
            查看全部{thing}的对接
          </Link>
        )
      }
    >
      <FilterPanel
        total={total}
        conditions={[
          { label: '范围', parameter: 'role', options: dockingRoles, chosen: role },
          { label: '状态', parameter: 'status', options: dockingStatusWords, chosen: status },
        ]}
      />
      <QueryRecords
        query={query}
        unit="条对接"
        empty="还没有对接"
        emptyAction={<Link to={hall.to}>{hall.text}</Link>}
        renderItem={(docking) => (
          <RecordItem
            key={docking.id}
            title={
              <Link to={page} search={(previous: object) => ({ ...previous, id: docking.id })}>
                {docking.title}
              </Link>
            }
            badges={
              <>
                {messagesOf(messages, docking.id).length > 0 ? <Badge tone="urgent">有新进展</Badge> : null}
                <Badge tone={dockingTone(docking.status)}>{dockingStatusWords[docking.status]}</Badge>
                <Badge tone="off">{dockingRoles[docking.role]}</Badge>
                {docking.actions.includes('EVALUATE') && !docking.evaluated ? (
                  <Badge tone="urgent">待评价</Badge>
                ) : null}
              </>
            }
            facts={[
              factOf(fields.targetTitle, docking.targetTitle),
              { name: '对方', value: docking.role === 'OWNER' ? docking.initiatorEnName : docking.ownerEnName },
              factOf(fields.createTime, minuteText(docking.createTime)),
              factOf(fields.updateTime, isOpen(docking.status) ? minuteText(docking.updateTime) : undefined),
              {
                name: docking.role === 'OWNER' ? '请在此前答复' : '对方答复期限',
                value: docking.status === 'PENDING' ? docking.replyBefore : undefined,
              },
            ]}
            figure={docking.planPrice === null ? undefined : `${figureText(docking.planPrice)} 万元`}
          />
        )}
      />
    </Panel>
  )
}
