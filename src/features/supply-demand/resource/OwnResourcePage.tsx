import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../gateway/call.ts'
import type { DataOf } from '../../../gateway/contract.ts'
import { resourceStatusFormFields } from '../../../gateway/generated/fields/ResourceStatusForm.ts'
import { resourceStatusWords } from '../../../gateway/generated/words/ResourceStatus.ts'
import { resourceTypeWords } from '../../../gateway/generated/words/ResourceType.ts'
import { shownResourceStatusWords } from '../../../gateway/generated/words/ShownResourceStatus.ts'
import { gatewayOf, invalidate } from '../../../gateway/query.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { DetailSection } from '../../../ui/detail/DetailPage.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PlainText } from '../../../ui/PlainText.tsx'
import { QueryContent } from '../../../ui/QueryContent.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { minuteText } from '../../../ui/timeText.ts'
import { ActionDialog } from '../mine/ActionDialog.tsx'
import { AuditNotice } from '../publish/AuditNotice.tsx'
import styles from '../publish/PublishForm.module.css'
import { isAskedOfResource, resourceActionTexts, type AskedResourceAction } from './resourceActionTexts.ts'
import { ownResourceQuery } from './resourceQueries.ts'

interface OwnResourcePageProps {
  id: string
  /** It has been deleted. */
  onDeleted: () => void
}

/** One of the member's own resources, in whatever state, with what may be done with it. */
export function OwnResourcePage({ id, onDeleted }: OwnResourcePageProps) {
  const query = useQuery(ownResourceQuery(id))
  return (
    <Panel title={query.data?.title ?? '我的资源'} aside={<Link to="/qw/personal/resources">返回我的资源</Link>}>
      <QueryContent query={query} lines={10}>
        {(resource) => <OwnResource resource={resource} onDeleted={onDeleted} />}
      </QueryContent>
    </Panel>
  )
}

function OwnResource({ resource, onDeleted }: { resource: DataOf<'getMyResource'>; onDeleted: () => void }) {
  const queryClient = useQueryClient()
  const gateway = gatewayOf(queryClient)
  const [asked, setAsked] = useState<AskedResourceAction>()
  const { id, status, contact } = resource

  async function done(ids: readonly string[]) {
    const isGone = asked === 'DELETE'
    if (isGone && ids.length > 0) onDeleted()
    await invalidate(queryClient, 'listMyResources', 'getMySupplyDemandStats', 'listResources', 'getResource')
    if (!isGone) await invalidate(queryClient, 'getMyResource')
  }

  return (
    <div className={styles['own']}>
      <p className={styles['badges']}>
        <Badge tone={status === 'REJECTED' || status === 'BLOCKED' ? 'urgent' : 'plain'}>
          {resourceStatusWords[status]}
        </Badge>
        <Badge tone="off">{resourceTypeWords[resource.resourceType]}</Badge>
        {resource.pendingChange ? <Badge tone="urgent">有修改待审核</Badge> : null}
      </p>
      <AuditNotice status={status} remark={resource.auditRemark} pendingChange={resource.pendingChange} />
      <div className={styles['actions']}>
        {resource.actions.filter(isAskedOfResource).map((action) => (
          <Button key={action} onClick={() => setAsked(action)}>
            {resourceActionTexts[action].title}
          </Button>
        ))}
        {status in shownResourceStatusWords ? (
          <Link to="/qw/supply-demand/resource/detail" search={{ id }} className={buttonClass()}>
            查看公开页面
          </Link>
        ) : null}
      </div>
      <DetailSection title="基本情况">
        <Facts
          facts={[
            { name: '分类', value: resource.categoryName },
            { name: '持有方', value: resource.ownerName },
            { name: '关键词', value: resource.keywords.join('、') },
            { name: '有效期', value: resource.validUntil },
            { name: '联系人', value: contact?.contactName },
            { name: '联系电话', value: contact?.contactTel },
            { name: '创建时间', value: minuteText(resource.createTime) },
            { name: '更新时间', value: minuteText(resource.updateTime) },
          ]}
        />
      </DetailSection>
      {resource.summary === undefined ? null : (
        <DetailSection title="简介">
          <PlainText text={resource.summary} />
        </DetailSection>
      )}
      {resource.description === undefined ? null : (
        <DetailSection title="详细介绍">
          <RichText html={resource.description} />
        </DetailSection>
      )}
      {asked === undefined ? null : (
        <ActionDialog
          texts={resourceActionTexts[asked]}
          unit="项资源"
          records={[resource]}
          date={asked === 'EXTEND' ? resourceStatusFormFields.validUntil.title : undefined}
          perform={(target, validUntil) =>
            asked === 'DELETE'
              ? call(gateway, 'deleteResource', { query: { id: target } }, { silent: true })
              : call(
                  gateway,
                  'updateResourceStatus',
                  { body: { id: target, action: asked, ...(asked === 'EXTEND' && { validUntil }) } },
                  { silent: true },
                )
          }
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
