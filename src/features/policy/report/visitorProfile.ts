import { useEffect, useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { readDraft, writeDraft, type DraftKey } from '../../../ui/draft/draftStore.ts'

type Profile = Schema<'ProfileSubmission'>

const key: DraftKey = { form: 'match-profile', owner: 'visitor', version: 1, keptFor: 7 * 24 * 60 * 60_000 }

/**
 * What a visitor filled in for their report, kept in this browser so that a reload shows the report again. Undefined on
 * the server and until the page has hydrated, null when there is none.
 */
export function useVisitorProfile() {
  const [profile, setProfile] = useState<Profile | null>()

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows no visitor: the first render must not either
    setProfile(readVisitorProfile(localStorage) ?? null)
  }, [])

  function keep(given: Profile | undefined): void {
    writeDraft(localStorage, key, { info: given === undefined ? '' : JSON.stringify(given) })
    setProfile(given ?? null)
  }

  return { profile, keep }
}

/** The gateway refuses what is no profile, so only its outline is looked at. */
export function readVisitorProfile(storage: Parameters<typeof readDraft>[0]): Profile | undefined {
  const text = readDraft(storage, key)?.['info']
  if (text === undefined) return undefined
  try {
    const profile: unknown = JSON.parse(text)
    const isProfile = typeof profile === 'object' && profile !== null && 'basicDTO' in profile && 'rowkey' in profile
    return isProfile ? (profile as Profile) : undefined
  } catch {
    return undefined
  }
}
