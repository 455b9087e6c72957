import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { readDraft, writeDraft, type DraftKey } from '#ui/draft/store/draftStore.ts'
import { recordVisitor } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { useBrowserValue } from '#ui/useBrowserValue.ts'

type Profile = Schema<'ProfileSubmission'>

/** A visitor's input for their report. */
export interface KeptProfile {
  profile: Profile
  /** A member was asked to take it over and declined for now. */
  declined: boolean
}

/** A visitor's input, and the actions on it. */
export interface VisitorProfile {
  /** Undefined on the server and until the page has hydrated, null when there is none. */
  kept: KeptProfile | null | undefined
  keep: (profile: Profile) => void
  /** Not now: it stays, and the question is not repeated. */
  decline: () => void
  forget: () => void
}

const key: DraftKey = { form: 'match-profile', owner: recordVisitor, version: 1, keptFor: WEEK }

/**
 * A visitor's input for their report, kept in this browser so that a reload shows the report again and a login can take
 * the input over.
 */
export function useVisitorProfile(): VisitorProfile {
  const found = useBrowserValue(readHere)
  const [written, setWritten] = useState<KeptProfile | null>()
  const kept = written === undefined ? found : written

  function write(next: KeptProfile | null): void {
    const values = next && { info: JSON.stringify(next.profile), declined: next.declined ? 'yes' : '' }
    writeDraft(localStorage, key, values ?? {})
    setWritten(next)
  }

  return {
    kept,
    keep: (profile) => write({ profile, declined: false }),
    decline: () => write(kept ? { ...kept, declined: true } : null),
    forget: () => write(null),
  }
}

function readHere(): KeptProfile | null {
  return readVisitorProfile(localStorage) ?? null
}

/** The gateway refuses invalid profiles, so only the outline is checked. */
export function readVisitorProfile(storage: Parameters<typeof readDraft>[0]): KeptProfile | undefined {
  const { info, declined } = readDraft(storage, key) ?? {}
  if (info === undefined) return undefined
  try {
    const profile: unknown = JSON.parse(info)
    return isProfile(profile) ? { profile, declined: declined === 'yes' } : undefined
  } catch {
    return undefined
  }
}

const sections = ['basicDTO', 'personnelDTO', 'managementDTO', 'intellectualDTO', 'projectDTO', 'carrierDTO']

function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null || !('rowkey' in value)) return false
  const found = value as Record<string, unknown>
  return sections.every((section) => typeof found[section] === 'object' && found[section] !== null)
}
