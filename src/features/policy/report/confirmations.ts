import { useState } from 'react'
import { readDraft, writeDraft, type DraftKey } from '#ui/draft/store/draftStore.ts'
import type { Confirmations } from './fit.ts'

const keptFor = 30 * 24 * 60 * 60_000

/**
 * The reader's answers to conditions that no data decide, stored in this browser only: the gateway's degree does not
 * count them. Used where a report is shown, so never on the server.
 * @param owner id of the user, or `visitor`
 * @param about the report's subject: the enterprise's id or name
 */
export function useConfirmations(owner: string, about: string) {
  const key: DraftKey = { form: `match-confirmations:${about}`, owner, version: 1, keptFor }
  const [confirmed, setConfirmed] = useState(() => readConfirmations(key))

  function confirm(condition: string, answer: 'MET' | 'UNMET' | undefined): void {
    const { [condition]: _, ...others } = confirmed
    const changed: Confirmations = answer === undefined ? others : { ...others, [condition]: answer }
    setConfirmed(changed)
    writeDraft(localStorage, key, changed)
  }

  return { confirmed, confirm }
}

function readConfirmations(key: DraftKey): Confirmations {
  const answers = Object.entries(readDraft(localStorage, key) ?? {}).filter(
    (entry): entry is [string, 'MET' | 'UNMET'] => entry[1] === 'MET' || entry[1] === 'UNMET',
  )
  return Object.fromEntries(answers)
}
