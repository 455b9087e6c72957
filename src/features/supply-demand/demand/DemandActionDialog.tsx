import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../gateway/call.ts'
import type { Schema } from '../../../gateway/contract.ts'
import { GatewayError } from '../../../gateway/error.ts'
import { gatewayOf, invalidate } from '../../../gateway/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import { demandActionTexts, type AskedAction } from './demandActionTexts.ts'
import styles from '../publish/PublishForm.module.css'

interface DemandActionDialogProps {
  action: AskedAction
  demands: readonly Pick<Schema<'DemandOwnItem'>, 'id' | 'title'>[]
  onClose: () => void
  /** It has been done with these, maybe not with all. */
  onDone: (ids: readonly string[]) => void
}

/** Asks before something is done with one demand or several, and says which of them the gateway refused and why. */
export function DemandActionDialog({ action, demands, onClose, onDone }: DemandActionDialogProps) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const { title, ask, done } = demandActionTexts[action]
  const [deadline, setDeadline] = useState('')
  const [missing, setMissing] = useState<string>()
  const [left, setLeft] = useState(demands)
  const work = useMutation({
    async mutationFn() {
      const gateway = gatewayOf(queryClient)
      const refused: { id: string; title: string; reason: string }[] = []
      for (const { id, title: name } of left) {
        try {
          if (action === 'DELETE') await call(gateway, 'deleteDemand', { query: { id } }, { silent: true })
          else {
            const body = { id, action, ...(action === 'EXTEND' && { deadline }) }
            await call(gateway, 'updateDemandStatus', { body }, { silent: true })
          }
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error
          refused.push({ id, title: name, reason: error.messages.join('；') })
        }
      }
      return refused
    },
    async onSuccess(refused) {
      const ids = left.filter((one) => !refused.some(({ id }) => id === one.id)).map(({ id }) => id)
      setLeft(left.filter(({ id }) => !ids.includes(id)))
      onDone(ids)
      // What is gone is not asked for again.
      if (action === 'DELETE') {
        for (const id of ids) queryClient.removeQueries({ queryKey: ['getMyDemand', { query: { id } }] })
      }
      await invalidate(queryClient, 'listMyDemands', 'getMySupplyDemandStats', 'listDemands', 'getDemand')
      if (action !== 'DELETE') await invalidate(queryClient, 'getMyDemand')
      if (refused.length > 0) return
      onClose()
      showMessage({ level: 'success', text: ids.length === 1 ? done : `${ids.length} 条需求${done}` })
    },
  })
  const refusals = work.data ?? []
  const failures = refusals.map(({ title: name, reason }) => `${name}：${reason}`)

  function confirm() {
    if (action === 'EXTEND' && deadline === '') setMissing('请选择新的截止日期')
    else work.mutate()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['form']}>
        {left.length === 1 ? <p>{left[0]?.title}</p> : <p>共 {left.length} 条需求</p>}
        <p>{ask}</p>
        {action === 'EXTEND' ? (
          <TextField
            type="date"
            label="新的截止日期"
            hint="明天起一年之内"
            value={deadline}
            onChange={({ target }) => {
              setDeadline(target.value)
              setMissing(undefined)
            }}
            required
            error={missing}
          />
        ) : null}
        <FormError messages={failures} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={work.isPending} onClick={confirm}>
            {refusals.length > 0 ? '再试一次' : `确认${title}`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
