import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayUrl } from '#gateway/address.ts'
import { demandOwnerActionWords } from '#gateway/generated/words/DemandOwnerAction.ts'
import { demandStatusWords } from '#gateway/generated/words/DemandStatus.ts'
import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { shownDemandStatusWords } from '#gateway/generated/words/ShownDemandStatus.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import * as fields from '#gateway/generated/fields/DemandOwnDetail.ts'
import * as contactFields from '#gateway/generated/fields/SupplyContact.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { Picture } from '#ui/Picture.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { minuteText } from '#ui/timeText.ts'
import { ownTone } from '../mine/ownTone.ts'
import { AuditNotice } from '../publish/AuditNotice.tsx'
import { isAsked, type AskedAction } from './demandActionTexts.ts'
import { DemandActionDialog } from './DemandActionDialog.tsx'
import { DemandContent } from './DemandContent.tsx'
import { ownDemandQuery } from './demandQueries.ts'
import styles from '../publish/PublishForm.module.css'

interface OwnDemandPageProps {
  id: string
  /** It has been deleted. */
  onDeleted: () => void
}

/** One of the member's own demands, in any state, with the available actions. */
export function OwnDemandPage({ id, onDeleted }: OwnDemandPageProps) {
  const query = useQuery(ownDemandQuery(id))
  return (
    <Panel title={query.data?.title ?? '我的需求'} aside={<Link to="/qw/personal/demand">返回我的需求</Link>}>
      <QueryContent query={query} lines={10}>
        {(demand) => <OwnDemand demand={demand} onDeleted={onDeleted} />}
      </QueryContent>
    </Panel>
  )
}

function OwnDemand({ demand, onDeleted }: { demand: DataOf<'getMyDemand'>; onDeleted: () => void }) {
  const [asked, setAsked] = useState<AskedAction>()
  const { id, status, contact, cover } = demand
  return (
    <div className={styles['own']}>
      <p className={styles['badges']}>
        <Badge tone={ownTone(status)}>{demandStatusWords[status]}</Badge>
        <Badge tone="off">{demandTypeWords[demand.demandType]}</Badge>
        {demand.pendingChange ? <Badge tone="urgent">有修改待审核</Badge> : null}
      </p>
      <AuditNotice status={status} remark={demand.auditRemark} pendingChange={demand.pendingChange} />
      <div className={styles['actions']}>
        {demand.actions.map((action): ReactNode =>
          isAsked(action) ? (
            <Button key={action} onClick={() => setAsked(action)}>
              {demandOwnerActionWords[action]}
            </Button>
          ) : (
            <Link
              key={action}
              to="/qw/personal/demand/detail"
              search={{ id, mode: 'edit' }}
              className={buttonClass({ look: 'primary' })}
            >
              {demandOwnerActionWords[action]}
            </Link>
          ),
        )}
        <Link to="/qw/personal/demand/detail" search={{ id, mode: 'copy' }} className={buttonClass()}>
          复制为新需求
        </Link>
        {status in shownDemandStatusWords ? (
          <Link to="/qw/supply-demand/demand/detail" search={{ id }} className={buttonClass()}>
            查看公开页面
          </Link>
        ) : null}
      </div>
      {cover === undefined ? null : <Picture className={styles['cover']} src={gatewayUrl(cover)} alt="封面" />}
      <DemandContent demand={demand} />
      <DetailSection title="发布与联系">
        <Facts
          facts={[
            { name: '匿名发布', value: demand.hideEnName ? '是，公开页面按行业称呼' : '否' },
            factOf(contactFields.contactName, contact?.contactName),
            factOf(contactFields.contactTel, contact?.contactTel),
            factOf(contactFields.contactWay, contact?.contactWay),
            { name: fields.viewCount.title, value: `${demand.viewCount} 次` },
            { name: fields.favoriteCount.title, value: `${demand.favoriteCount} 次` },
            factOf(fields.createTime, minuteText(demand.createTime)),
            factOf(fields.updateTime, minuteText(demand.updateTime)),
          ]}
        />
      </DetailSection>
      {asked === undefined ? null : (
        <DemandActionDialog
          action={asked}
          demands={[demand]}
          onClose={() => setAsked(undefined)}
          onDone={(ids) => {
            if (asked === 'DELETE' && ids.length > 0) onDeleted()
          }}
        />
      )}
    </div>
  )
}
