import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import type { Schema } from '#gateway/contract.ts'
import { bindAuditWords } from '#gateway/generated/words/BindAudit.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { goTo } from '#ui/focus/goTo.ts'
import { GuideSteps } from '#ui/guide/GuideSteps.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { gatewayMutation } from '#gateway/query.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { isLinkAddress } from '#ui/linkAddress.ts'
import styles from '../facilitator/FacilitatorResumePage.module.css'
import { BindDialog, type KnownEnterprise } from './BindDialog.tsx'
import { UnbindDialog } from './UnbindDialog.tsx'

interface BindHandlers {
  /** It has been bound. */
  onBound: (name: string) => void
  /** A chosen enterprise was cleared. */
  onClear: () => void
  /** The user applies for a known enterprise without filling in its profile. */
  onApply: (enterprise: KnownEnterprise) => void
}

interface RelationPageProps {
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  currentId: string | undefined
  /** Whose drafts to keep; undefined until it is known. */
  userId: string | undefined
  /** The form that binds an enterprise. */
  renderBindForm: (handlers: BindHandlers) => ReactNode
}

const steps = [
  '按名称在企业库中找到企业；已在平台登记的可以直接申请绑定，企业库中没有的，填写企业信息。',
  '核对注册地址、信用代码、注册资本与成立日期，选择企业类型。',
  '提交绑定，由平台审核；审核结果在消息中心告知。',
  '绑定多家企业的，可以在右上角的企业菜单中切换。',
]

/** The user's enterprises, and the forms to bind and unbind one (§2.1 /user/relation). */
export function RelationPage({ enterprises, currentId, userId, renderBindForm }: RelationPageProps) {
  const showMessage = useShowMessage()
  const [binding, setBinding] = useState(false)
  const [bound, setBound] = useState(0)
  const seen = useRef(0)
  const list = useRef<HTMLUListElement>(null)
  const [applying, setApplying] = useState<KnownEnterprise>()
  const [leaving, setLeaving] = useState<Schema<'Enterprise'>>()

  function onBound(name: string) {
    setBinding(false)
    setBound((count) => count + 1)
    showMessage({ level: 'success', text: `${name}已提交绑定，审核结果在消息中心告知`, about: ['bind'] })
  }

  function onClear() {
    showMessage({ level: 'info', text: '已清除所选企业，请重新选择或填写', about: ['bind'] })
  }

  // The list above shows the new state; the form below it, several screens high, is gone.
  useEffect(() => {
    // The very first one appears a moment after the form is done.
    if (bound === seen.current || enterprises === undefined || enterprises.length === 0) return
    seen.current = bound
    goTo(list.current)
  }, [bound, enterprises])

  const formShown = binding || enterprises?.length === 0
  return (
    <Panel title="关联企业" aside={enterprises && enterprises.length > 0 && `共 ${enterprises.length} 家`}>
      {enterprises === undefined ? (
        <Skeleton tall />
      ) : enterprises.length === 0 ? (
        <p className={styles['text']}>还没有关联企业。关联后，可以完善企业信息，获取智能推荐报告。</p>
      ) : (
        <ul ref={list} className={styles['list']} aria-label="已关联的企业">
          {enterprises.map((enterprise) => (
            <RecordItem
              key={enterprise.enId}
              title={
                <Link to="/qw/personal/resume/$id" params={{ id: enterprise.enId }}>
                  {enterprise.name}
                </Link>
              }
              badges={
                <>
                  <Badge tone={enterprise.bindAudit === 'PASS' ? 'good' : 'urgent'}>
                    绑定{bindAuditWords[enterprise.bindAudit]}
                  </Badge>
                  {enterprise.enId === currentId ? <Badge>当前企业</Badge> : null}
                </>
              }
              actions={
                <div className={styles['actions']}>
                  {enterprise.bindAudit === 'PASS' ? <PortalButton enterprise={enterprise} /> : null}
                  {enterprise.bindAudit === 'REJECT' ? (
                    <Button className={styles['aboveLink']} onClick={() => setApplying(enterprise)}>
                      重新申请
                      <VisuallyHidden>{enterprise.name}</VisuallyHidden>
                    </Button>
                  ) : null}
                  <Button className={styles['aboveLink']} onClick={() => setLeaving(enterprise)}>
                    {enterprise.bindAudit === 'PENDING' ? '撤回绑定' : '解除绑定'}
                    <VisuallyHidden>{enterprise.name}</VisuallyHidden>
                  </Button>
                </div>
              }
            />
          ))}
        </ul>
      )}
      {enterprises === undefined ? null : (
        <section className={styles['section']} aria-labelledby="bind">
          <div className={styles['head']}>
            <h2 id="bind">绑定企业</h2>
            {formShown ? null : (
              <Button look="primary" onClick={() => setBinding(true)}>
                绑定另一家企业
              </Button>
            )}
          </div>
          {formShown ? renderBindForm({ onBound, onClear, onApply: setApplying }) : null}
        </section>
      )}
      <section className={styles['section']} aria-labelledby="bind-steps">
        <h2 id="bind-steps">怎样绑定企业</h2>
        <GuideSteps steps={steps} />
      </section>
      {applying === undefined ? null : (
        <BindDialog enterprise={applying} userId={userId} onClose={() => setApplying(undefined)} onBound={onBound} />
      )}
      {leaving === undefined ? null : <UnbindDialog enterprise={leaving} onClose={() => setLeaving(undefined)} />}
    </Panel>
  )
}

/** Signs in to the government's enterprise portal as this enterprise, in a new window (§7.1 sso/login). */
function PortalButton({ enterprise: { enId, name } }: { enterprise: Schema<'Enterprise'> }) {
  const login = useMutation(gatewayMutation('loginToEnterprisePortal'))

  function open() {
    // At once: browsers allow a new window only during the press. The portal gets no access to this page.
    const opened = window.open('about:blank')
    if (opened !== null) opened.opener = null
    login.mutate(
      { body: { enId } },
      {
        onSuccess({ url }) {
          if (!isLinkAddress(url)) opened?.close()
          else if (opened === null) window.location.assign(url)
          else opened.location.replace(url)
        },
        onError: () => opened?.close(),
      },
    )
  }

  return (
    <Button className={styles['aboveLink']} busy={login.isPending} onClick={open}>
      {login.isPending ? '正在前往…' : '进入政府企业门户'}
      <Icon name="external-link" />
      <VisuallyHidden>{name}，在新窗口打开</VisuallyHidden>
    </Button>
  )
}
