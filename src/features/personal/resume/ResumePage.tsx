import { Link } from '../../../ui/Link.tsx'
import type { Schema } from '../../../gateway/contract.ts'
import { bindAuditWords } from '../../../gateway/generated/words/BindAudit.ts'
import { faStatusWords } from '../../../gateway/generated/words/FaStatus.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './ResumePage.module.css'

interface ResumePageProps {
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  /** Whether an enterprise's resume is filled in as a provider's (2.1-99 to 2.1-101). */
  isFacilitator: (enterprise: Schema<'Enterprise'>) => boolean
}

/** The resumes of the user's enterprises (§2.1 /qw/personal/resume). */
export function ResumePage({ enterprises, isFacilitator }: ResumePageProps) {
  return (
    <Panel title="企业名片" aside={<Link to="/qw/personal/resume/provider">服务商入驻</Link>}>
      {enterprises === undefined ? (
        <Skeleton tall />
      ) : enterprises.length === 0 ? (
        <Empty
          action={
            <Link to="/user/relation" className={buttonClass({ look: 'primary' })}>
              去绑定企业
            </Link>
          }
        >
          还没有绑定企业。绑定后，可以完善企业信息，获取智能推荐报告。
        </Empty>
      ) : (
        <ul className={styles['list']}>
          {enterprises.map((enterprise) => (
            <RecordItem
              key={enterprise.enId}
              title={
                <Link
                  to="/qw/personal/resume/$id"
                  params={{ id: enterprise.enId }}
                  search={{ isFacilitator: isFacilitator(enterprise) }}
                >
                  {enterprise.name}
                </Link>
              }
              badges={
                <>
                  <Badge tone={enterprise.bindAudit === 'PASS' ? 'good' : 'urgent'}>
                    绑定{bindAuditWords[enterprise.bindAudit]}
                  </Badge>
                  {enterprise.faStatus === 'NONE' ? null : <Badge>服务商{faStatusWords[enterprise.faStatus]}</Badge>}
                </>
              }
              summary="信息越完整，推荐的政策越精准"
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
