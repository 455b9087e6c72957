import { useMutation } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayMutation } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { isLinkAddress } from '#ui/linkAddress.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from '../facilitator/FacilitatorResumePage.module.css'

/** Signs in to the government's enterprise portal as this enterprise, in a new window (§7.1 sso/login). */
export function PortalButton({ enterprise: { enId, name } }: { enterprise: Schema<'Enterprise'> }) {
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
