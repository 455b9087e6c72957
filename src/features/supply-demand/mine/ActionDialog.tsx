import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from '../publish/PublishForm.module.css'
import { doAll, refusalText } from './doAll.ts'

/** The texts of an action on an own record. */
export interface ActionTexts {
  title: string
  /** The consequences. */
  ask: string
  done: string
}

interface Named {
  id: string
  title: string
}

interface ActionDialogProps {
  texts: ActionTexts
  /** The records' unit with its measure word, e.g. 项需求. */
  unit: string
  records: readonly Named[]
  /** Label of a new date, if the action needs one. */
  date?: string | undefined
  /** Performs it on one record; throws a GatewayError on failure. */
  perform: (id: string, date: string) => Promise<unknown>
  /** Called with those that succeeded, perhaps not all. */
  onDone: (ids: readonly string[]) => Promise<void>
  onClose: () => void
}

/** Asks before an action on one or several records, and names those that the gateway refused, with the reason. */
export function ActionDialog({ texts, unit, records, date: dateLabel, perform, onDone, onClose }: ActionDialogProps) {
  const showMessage = useShowMessage()
  const [date, setDate] = useState('')
  const [missing, setMissing] = useState<string>()
  const [left, setLeft] = useState(records)
  const work = useMutation({
    mutationFn: () => doAll(left, (id) => perform(id, date)),
    async onSuccess({ done, refused }) {
      const settled = new Set([...done, ...refused.filter(({ isFinal }) => isFinal).map(({ id }) => id)])
      setLeft(left.filter(({ id }) => !settled.has(id)))
      await onDone(done)
      if (refused.length > 0) return
      showMessage({ level: 'success', text: done.length === 1 ? texts.done : `${done.length} ${unit}${texts.done}` })
    },
  })
  const { done = [], refused = [] } = work.data ?? {}

  function confirm() {
    if (dateLabel !== undefined && date === '') setMissing(`请选择${dateLabel}`)
    else work.mutate(undefined, { onSuccess: (result) => result.refused.length === 0 && onClose() })
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles['form']}>
        {left.length === 1 ? <p>{left[0]?.title}</p> : null}
        {left.length > 1 ? <p>{`${refused.length === 0 ? '共' : '还有'} ${left.length} ${unit}`}</p> : null}
        {left.length === 0 ? null : <p>{texts.ask}</p>}
        {dateLabel === undefined || left.length === 0 ? null : (
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
        {refused.length > 0 && done.length > 0 ? <p>{`其中 ${done.length} ${unit}${texts.done}`}</p> : null}
        <FormError messages={refused.map(refusalText)} />
        <div className={styles['buttons']}>
          {left.length === 0 ? (
            <Button look="primary" onClick={onClose}>
              知道了
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>取消</Button>
              <Button look="primary" busy={work.isPending} onClick={confirm}>
                {refused.length > 0 ? '再试一次' : `确认${texts.title}`}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
