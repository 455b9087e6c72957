import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { GatewayError } from '../../../gateway/error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import styles from '../publish/PublishForm.module.css'

/** What is said of something that is done with an own record. */
export interface ActionTexts {
  title: string
  /** What follows from it. */
  ask: string
  done: string
}

interface Named {
  id: string
  title: string
}

interface ActionDialogProps {
  texts: ActionTexts
  /** What the records are, with their measure word, e.g. 项需求. */
  unit: string
  records: readonly Named[]
  /** It needs a new date, called so. */
  date?: string | undefined
  /** Does it with one; a GatewayError says why not. */
  perform: (id: string, date: string) => Promise<unknown>
  /** It has been done with these, maybe not with all. */
  onDone: (ids: readonly string[]) => Promise<void>
  onClose: () => void
}

/** Asks before something is done with one record or several, and says which of them the gateway refused and why. */
export function ActionDialog({ texts, unit, records, date: dateLabel, perform, onDone, onClose }: ActionDialogProps) {
  const showMessage = useShowMessage()
  const [date, setDate] = useState('')
  const [missing, setMissing] = useState<string>()
  const [left, setLeft] = useState(records)
  const work = useMutation({
    async mutationFn() {
      const refused: (Named & { reason: string })[] = []
      for (const { id, title } of left) {
        try {
          await perform(id, date)
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error
          refused.push({ id, title, reason: error.messages.join('；') })
        }
      }
      return refused
    },
    async onSuccess(refused) {
      const ids = left.filter((one) => !refused.some(({ id }) => id === one.id)).map(({ id }) => id)
      setLeft(left.filter(({ id }) => !ids.includes(id)))
      await onDone(ids)
      if (refused.length > 0) return
      onClose()
      showMessage({ level: 'success', text: ids.length === 1 ? texts.done : `${ids.length} ${unit}${texts.done}` })
    },
  })
  const refusals = work.data ?? []
  const failures = refusals.map(({ title, reason }) => `${title}：${reason}`)

  function confirm() {
    if (dateLabel !== undefined && date === '') setMissing(`请选择${dateLabel}`)
    else work.mutate()
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles['form']}>
        {left.length === 1 ? (
          <p>{left[0]?.title}</p>
        ) : (
          <p>
            共 {left.length} {unit}
          </p>
        )}
        <p>{texts.ask}</p>
        {dateLabel === undefined ? null : (
          <TextField
            type="date"
            label={dateLabel}
            value={date}
            onChange={({ target }) => {
              setDate(target.value)
              setMissing(undefined)
            }}
            required
            error={missing}
          />
        )}
        <FormError messages={failures} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={work.isPending} onClick={confirm}>
            {refusals.length > 0 ? '再试一次' : `确认${texts.title}`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
