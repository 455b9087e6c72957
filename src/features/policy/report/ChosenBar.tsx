import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { saveFile } from '#gateway/saveFile.ts'
import { Button } from '#ui/Button.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { regionDate } from '#ui/regionDate.ts'
import type { Confirmations, MatchItem } from './fit.ts'
import { reportSheet } from './reportSheet.ts'
import styles from './ChosenBar.module.css'

interface ChosenBarProps {
  /** The report's subject, for the file's name. */
  about: string
  /** The policies that match the search. */
  shown: readonly MatchItem[]
  chosen: readonly MatchItem[]
  confirmed: Confirmations
  onChoose: (items: readonly MatchItem[], isIn: boolean) => void
  onPrint: () => void
}

/** Exports the chosen policies: printed or as a PDF, which the browser makes, or as a table. */
export function ChosenBar({ about, shown, chosen, confirmed, onChoose, onPrint }: ChosenBarProps) {
  const showMessage = useShowMessage()
  const save = useMutation({
    async mutationFn() {
      const sheet = reportSheet(chosen, confirmed, window.location.origin)
      const { reportFile } = await whenOnline(() => import('./reportFile.ts'))
      saveFile(await reportFile(sheet), `政策匹配-${about}-${regionDate(new Date())}.xlsx`)
    },
    onSuccess: () => showMessage({ level: 'success', text: `已导出 ${chosen.length} 条政策`, about: ['report-file'] }),
    onError: () => showMessage({ level: 'error', text: '导出失败，请稍后再试', about: ['report-file'] }),
  })
  const none = chosen.length === 0
  const chosenIds = new Set(chosen.map(({ policyId }) => policyId))
  const allChosen = shown.length > 0 && shown.every(({ policyId }) => chosenIds.has(policyId))
  return (
    <section aria-label="所选政策" className={styles['bar']}>
      <CheckboxField
        label={`选择下列全部 ${shown.length} 条`}
        checked={allChosen}
        disabled={shown.length === 0}
        onChange={({ target }) => onChoose(shown, target.checked)}
      />
      <output className={styles['count']}>{none ? '选择政策后可以打印或导出' : `已选 ${chosen.length} 条`}</output>
      <span className={styles['ways']}>
        <Button aria-disabled={none || undefined} onClick={() => none || onPrint()}>
          打印所选或存为 PDF
        </Button>
        <Button aria-disabled={none || undefined} busy={save.isPending} onClick={() => none || save.mutate()}>
          导出 Excel
        </Button>
        {none ? null : (
          <Button look="plain" onClick={() => onChoose(chosen, false)}>
            清除选择
          </Button>
        )}
      </span>
    </section>
  )
}

/** The chosen policies of a report, and how to print only these. */
export function useChosen(items: readonly MatchItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [alone, setAlone] = useState(false)

  function choose(some: readonly MatchItem[], isIn: boolean) {
    const others = [...ids].filter((id) => !some.some(({ policyId }) => policyId === id))
    setIds(new Set(isIn ? [...others, ...some.map(({ policyId }) => policyId)] : others))
  }

  function print() {
    // The browser prints the page as it is when `print` is called.
    flushSync(() => setAlone(true))
    window.addEventListener('afterprint', () => setAlone(false), { once: true })
    window.print()
  }

  return {
    chosen: items.filter(({ policyId }) => ids.has(policyId)),
    isChosen: (id: string) => ids.has(id),
    choose,
    print,
    alone,
  }
}
