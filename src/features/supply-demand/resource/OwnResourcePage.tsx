import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayUrl } from '#gateway/address.ts'
import { resourceOwnerActionWords } from '#gateway/generated/words/ResourceOwnerAction.ts'
import { resourceStatusWords } from '#gateway/generated/words/ResourceStatus.ts'
import { resourceTypeWords } from '#gateway/generated/words/ResourceType.ts'
import { shownResourceStatusWords } from '#gateway/generated/words/ShownResourceStatus.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
// Common fields have the same titles in all kinds.
import * as fields from '#gateway/generated/fields/PatentResourceOwnDetail.ts'
import * as contactFields from '#gateway/generated/fields/SupplyContact.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { Picture } from '#ui/Picture.tsx'
import { PlainText } from '#ui/detail/PlainText.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { RichText } from '#ui/detail/RichText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { ownTone } from '../mine/ownTone.ts'
import { AuditNotice } from '../publish/AuditNotice.tsx'
import styles from '../publish/PublishForm.module.css'
import { isAskedOfResource, resourceActionTexts, type AskedResourceAction } from './resourceActionTexts.ts'
import { ResourceActionDialog } from './ResourceActionDialog.tsx'
import { ResourceContent } from './ResourceContent.tsx'
import { ownResourceQuery } from './resourceQueries.ts'
import { priceText } from './resourceTexts.ts'

interface OwnResourcePageProps {
  id: string
  /** It has been deleted. */
  onDeleted: () => void
}

/** One of the member's own resources, in any state, with the available actions. */
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
  const [asked, setAsked] = useState<AskedResourceAction>()
  const { id, status, contact, cover, priceType } = resource

  return (
    <div className={styles['own']}>
      <p className={styles['badges']}>
        <Badge tone={ownTone(status)}>{resourceStatusWords[status]}</Badge>
        <Badge tone="off">{resourceTypeWords[resource.resourceType]}</Badge>
        {resource.pendingChange ? <Badge tone="urgent">有修改待审核</Badge> : null}
      </p>
      <AuditNotice status={status} remark={resource.auditRemark} pendingChange={resource.pendingChange} />
      <div className={styles['actions']}>
        {resource.actions.map((action) =>
          isAskedOfResource(action) ? (
            <Button key={action} onClick={() => setAsked(action)}>
              {resourceActionTexts[action].title}
            </Button>
          ) : (
            <Link
              key={action}
              to="/qw/personal/resources/detail"
              search={{ id, mode: 'edit' }}
              className={buttonClass({ look: 'primary' })}
            >
              {resourceOwnerActionWords[action]}
            </Link>
          ),
        )}
        <Link to="/qw/personal/resources/detail" search={{ id, mode: 'copy' }} className={buttonClass()}>
          复制为新资源
        </Link>
        {status in shownResourceStatusWords ? (
          <Link to="/qw/supply-demand/resource/detail" search={{ id }} className={buttonClass()}>
            查看公开页面
          </Link>
        ) : null}
      </div>
      {cover === undefined ? null : <Picture className={styles['cover']} src={gatewayUrl(cover)} alt="封面" />}
      {resource.summary === undefined ? null : <PlainText text={resource.summary} />}
      <ResourceContent
        resource={resource}
        facts={[
          factOf(fields.categoryName, resource.categoryName),
          factOf(fields.ownerName, resource.ownerName),
          { name: '价格', value: priceType && priceText({ ...resource, priceType }) },
          factOf(fields.keywords, resource.keywords),
          factOf(fields.validUntil, resource.validUntil ?? '长期有效'),
        ]}
        description={resource.description === undefined ? undefined : <RichText html={resource.description} />}
      />
      <DetailSection title="发布与联系">
        <Facts
          facts={[
            factOf(fields.enName, resource.enName),
            factOf(contactFields.contactName, contact?.contactName),
            factOf(contactFields.contactTel, contact?.contactTel),
            factOf(contactFields.contactWay, contact?.contactWay),
            factOf(fields.createTime, minuteText(resource.createTime)),
            factOf(fields.updateTime, minuteText(resource.updateTime)),
          ]}
        />
      </DetailSection>
      {asked === undefined ? null : (
        <ResourceActionDialog
          action={asked}
          resources={[resource]}
          onClose={() => setAsked(undefined)}
          onDone={(ids) => {
            if (asked === 'DELETE' && ids.length > 0) onDeleted()
          }}
        />
      )}
    </div>
  )
}
