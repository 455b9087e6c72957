import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { ChangeFields } from './ChangeFields.tsx'
import { changeBody, changeSchema, emptyChange, type ChangeValues } from './changeForm.ts'
import { dockingKinds, type DockingKind } from './dockingKinds.ts'
import { meanwhileText } from './meanwhile.ts'
import { partyActions, type DockingChange, type PartyAction } from './partyActions.ts'
import styles from './Docking.module.css'

interface ChangeDialogProps {
  kind: DockingKind
  /** The gateway's latest version. */
  docking: Schema<'DockingDetail'>
  userId: string | undefined
  action: PartyAction
  onClose: () => void
}

const fields = ['ownerReply', 'rejectReason', 'meetTime', 'meetPlace', 'contractAmount', 'failReason'] as const

const leads: Record<DockingChange, string> = {
  ACCEPT: '接受后，双方可以看到对方完整的联系方式。',
  REJECT: '理由会告诉对方，便于对方修改方案。',
  CANCEL: '撤回后对方不再需要答复；之后可以重新发起对接。',
  START: '时间与地点会告诉对方，可以以后再约。',
  DEAL: '双方都确认后，对接成功。金额以确认方填写的为准。',
  NO_DEAL: '如实结束这次对接，原因会告诉对方。',
}

const doneTexts: Record<DockingChange, string> = {
  ACCEPT: '已接受，双方联系方式已开放',
  REJECT: '已拒绝，对方会收到您的理由',
  CANCEL: '已撤回对接申请',
  START: '已开始洽谈',
  DEAL: '已提交',
  NO_DEAL: '已结束这次对接',
}

/**
 * The form for a change of a docking. What the other party has done meanwhile is shown here, with the new state behind
 * it.
 */
export function ChangeDialog({ kind, docking, userId, action: { change, label }, onClose }: ChangeDialogProps) {
  const resolver = useMemo(() => zodResolver(changeSchema(change)), [change])
  const form = useForm<ChangeValues>({ resolver, defaultValues: emptyChange, shouldFocusError: false })
  const { outdated } = dockingKinds[kind]
  const isPossible = partyActions(docking).some((one) => one.change === change)
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `docking-${docking.id}-${change}`, owner: userId, fields }),
    send: (values, call) => call(dockingKinds[kind].change, { body: changeBody(change, values, docking.id) }),
    onClose,
    done: doneTexts[change],
    outdates: outdated,
  })

  if (!isPossible && !sender.sending) {
    return (
      <Dialog title={label} onClose={onClose}>
        <div className={styles['form']}>
          <FormError messages={[meanwhileText(docking, label)]} />
          <p className={styles['ways']}>
            <Button look="primary" onClick={onClose}>
              查看最新进展
            </Button>
          </p>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={label} onClose={onClose}>
      <GatewayForm of={sender} submit={label.startsWith('确认') ? label : `确认${label}`}>
        <p className={styles['lead']}>{leads[change]}</p>
        <ChangeFields change={change} form={form} onBusyChange={sender.uploadingOf('files')} />
      </GatewayForm>
    </Dialog>
  )
}
