import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayMutation, invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { minuteText } from '#ui/timeText.ts'
import styles from './SignUp.module.css'

interface CancelSignDialogProps {
  sign: Schema<'EventSignItem'>
  onClose: () => void
}

/**
 * Asks before a sign-up is cancelled. A refusal, because sign-up has ended meanwhile, is shown here, and the list is
 * updated.
 */
export function CancelSignDialog({ sign, onClose }: CancelSignDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const cancel = useMutation({
    ...gatewayMutation('cancelEventSign', { silent: true }),
    async onSettled(_reply, error) {
      await invalidate(queryClient, ...changes.cancelEventSign, 'getEventDetail', 'pageEvents')
      if (error === null) showMessage({ level: 'success', text: '已取消报名', about: ['sign-up'] })
    },
  })
  const failures = cancel.error instanceof GatewayError ? cancel.error.messages : []
  return (
    <Dialog title="取消报名" onClose={onClose}>
      <p>
        {sign.title}：取消后名额让给候补的企业；{minuteText(sign.signEnd)} 报名截止前可以重新报名。
      </p>
      <FormError messages={failures} />
      <p className={styles['ways']}>
        <Button onClick={onClose}>再想想</Button>
        <Button
          look="primary"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ query: { signId: sign.signId } }, { onSuccess: onClose })}
        >
          确认取消
        </Button>
      </p>
    </Dialog>
  )
}
