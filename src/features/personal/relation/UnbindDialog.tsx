import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayMutation, invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from '../facilitator/FacilitatorResumePage.module.css'

interface UnbindDialogProps {
  enterprise: Schema<'Enterprise'>
  onClose: () => void
}

/** Asks before an enterprise is unbound; a refusal, e.g. because of a docking in progress, is shown here. */
export function UnbindDialog({ enterprise, onClose }: UnbindDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const pending = enterprise.bindAudit === 'PENDING'
  const unbind = useMutation({
    ...gatewayMutation('unbindEnterprise', { silent: true }),
    async onSuccess() {
      await invalidate(queryClient, ...changes.unbindEnterprise)
      showMessage({ level: 'success', text: pending ? '已撤回绑定' : '已解除绑定', about: ['bind'] })
    },
  })
  const failures = unbind.error instanceof GatewayError ? unbind.error.messages : []
  return (
    <Dialog title={pending ? '撤回绑定' : '解除绑定'} onClose={onClose}>
      <p>
        {enterprise.name}：
        {pending ? '撤回后可以重新提交绑定。' : '解除后不能再以该企业的身份办事，需要时可以重新绑定。'}
      </p>
      <FormError messages={failures} />
      <div className={styles['answers']}>
        <Button onClick={onClose}>取消</Button>
        <Button
          look="primary"
          busy={unbind.isPending}
          onClick={() => unbind.mutate({ query: { id: enterprise.id } }, { onSuccess: onClose })}
        >
          {pending ? '确认撤回' : '确认解除'}
        </Button>
      </div>
    </Dialog>
  )
}
