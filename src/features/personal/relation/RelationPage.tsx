import { Link } from '@tanstack/react-router'
import type { Schema } from '../../../gateway/contract.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { GuideSteps } from '../../../ui/guide/GuideSteps.tsx'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { bindAudits } from '../enterpriseTexts.ts'
import styles from '../resume/ResumePage.module.css'

interface RelationPageProps {
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  currentId: string | undefined
}

const steps = [
  '准备企业全称与统一社会信用代码。',
  '按名称找到企业，核对注册地址、成立时间与注册资本。',
  '提交绑定，由平台审核；审核结果在消息中心告知。',
  '绑定多家企业的，可以在右上角的企业菜单中切换。',
]

/** The enterprises the user is bound to (§2.1 /user/relation). */
export function RelationPage({ enterprises, currentId }: RelationPageProps) {
  return (
    <Panel title="关联企业" aside={enterprises && enterprises.length > 0 && `共 ${enterprises.length} 家`}>
      {enterprises === undefined ? (
        <Skeleton tall />
      ) : enterprises.length === 0 ? (
        <Empty>还没有关联企业</Empty>
      ) : (
        <ul className={styles['list']}>
          {enterprises.map(({ enId, name, bindAudit }) => (
            <RecordItem
              key={enId}
              title={
                <Link to="/qw/personal/resume/$id" params={{ id: enId }}>
                  {name}
                </Link>
              }
              badges={
                <>
                  <Badge tone={bindAudit === 'PASS' ? 'good' : 'urgent'}>绑定{bindAudits[bindAudit]}</Badge>
                  {enId === currentId ? <Badge>当前企业</Badge> : null}
                </>
              }
            />
          ))}
        </ul>
      )}
      <section className={styles['section']} aria-labelledby="bind-steps">
        <h2 id="bind-steps">怎样绑定企业</h2>
        <GuideSteps steps={steps} />
      </section>
    </Panel>
  )
}
