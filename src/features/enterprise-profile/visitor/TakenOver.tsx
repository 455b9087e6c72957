import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { ofTheWhole, useAttempt } from '#calls/useAttempt.ts'
import { invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import type { SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { saveSections } from '../enterprise-resume/saveSection.ts'
import styles from './TakeOver.module.css'

/** What was taken over, and the previous values. */
export interface Taken {
  enId: string
  name: string
  /** Number of fields. */
  count: number
  before: ProfileValues
  sections: readonly SectionKey[]
  /** Year of the business data. */
  year: number
  /** The visitor's input. */
  profile: Schema<'ProfileSubmission'>
}

interface TakenOverProps {
  taken: Taken
  onUndone: () => void
}

/** Says that the profile has been changed, and can undo it. */
export function TakenOver({ taken, onUndone }: TakenOverProps) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const { failures, attempt } = useAttempt(ofTheWhole)
  const { enId, name, count, before, sections, year } = taken

  async function undo() {
    setPending(true)
    const reply = await attempt((call) => saveSections(call, { enId, year, values: before, sections }))
    await invalidate(queryClient, 'getEnterpriseDetails')
    if (reply === undefined) setPending(false)
    else onUndone()
  }

  return (
    <>
      <FormError messages={failures} />
      <output className={styles['kept']}>
        已把 {count} 项带入“{name}”的企业档案，报告已按新的档案更新。
        <Button look="plain" busy={pending} onClick={() => void undo()}>
          撤销
        </Button>
      </output>
    </>
  )
}
