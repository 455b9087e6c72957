import type { Schema } from '#gateway/contract.ts'
import { faStatusWords } from '#gateway/generated/words/FaStatus.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Link } from '#ui/Link.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BusinessCard } from './BusinessCard.tsx'
import styles from './BusinessCard.module.css'

interface BusinessCardPageProps {
  /** The current enterprise; undefined until known, null for a user without one. */
  enterprise: Schema<'Enterprise'> | null | undefined
  /** Whether it has a business card (§4: faStatus PASS only), and whether its resume is a facilitator's. */
  rights: { businessCard: boolean; resumeAsProvider: boolean }
}

/** The business card of the current enterprise as a facilitator (§2.1 /qw/personal/resume, §6). */
export function BusinessCardPage({ enterprise, rights }: BusinessCardPageProps) {
  const { businessCard, resumeAsProvider } = rights
  return (
    <Panel
      title="企业名片"
      aside={
        enterprise && businessCard ? (
          <span className={styles['ways']}>
            <Link to="/qw/personal/resume/provider">服务商资料</Link>
            <Link
              to="/qw/personal/resume/$id"
              params={{ id: enterprise.enId }}
              search={{ isFacilitator: resumeAsProvider }}
            >
              企业信息
            </Link>
          </span>
        ) : undefined
      }
    >
      {enterprise === undefined ? (
        <Skeleton tall />
      ) : enterprise === null ? (
        <Empty
          action={
            <Link to="/user/relation" className={buttonClass({ look: 'primary' })}>
              去绑定企业
            </Link>
          }
        >
          还没有绑定企业。绑定并入驻为服务商后，这里生成企业名片。
        </Empty>
      ) : businessCard ? (
        <BusinessCard key={enterprise.enId} enId={enterprise.enId} />
      ) : (
        <NoCard enterprise={enterprise} resumeAsProvider={resumeAsProvider} />
      )}
    </Panel>
  )
}

/** Says why there is no card yet, and how to get one, without a call to the gateway (§4). */
function NoCard({
  enterprise: { enId, name, faStatus },
  resumeAsProvider,
}: {
  enterprise: Schema<'Enterprise'>
  resumeAsProvider: boolean
}) {
  const primary = buttonClass({ look: 'primary' })
  return (
    <Empty
      action={
        <span className={styles['ways']}>
          {resumeAsProvider ? null : (
            <Link to="/qw/personal/resume/provider" className={primary}>
              {faStatus === 'NONE' ? '申请入驻' : '查看入驻情况'}
            </Link>
          )}
          <Link
            to="/qw/personal/resume/$id"
            params={{ id: enId }}
            search={{ isFacilitator: resumeAsProvider }}
            className={resumeAsProvider ? primary : buttonClass()}
          >
            {resumeAsProvider ? '打开服务商资料' : '完善企业信息'}
          </Link>
        </span>
      }
    >
      {reasonOf(name, faStatus)}
    </Empty>
  )
}

function reasonOf(name: string, faStatus: Schema<'FaStatus'>): string {
  if (faStatus === 'NONE') return `${name}还不是入驻服务商。名片由服务商资料生成，入驻通过后在这里查看。`
  if (faStatus === 'PENDING') return `${name}的入驻申请${faStatusWords.PENDING}，通过后在这里生成名片。`
  return `${name}的服务商状态为“${faStatusWords[faStatus]}”，暂时没有名片。`
}
