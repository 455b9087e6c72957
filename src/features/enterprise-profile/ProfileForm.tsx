import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { QueryContent } from '#ui/QueryContent.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lastYear } from '#ui/regionDate.ts'
import { emptyProfile } from './emptyProfile.ts'
import { freshQuery } from './freshQuery.ts'
import { MatchForm } from './form/MatchForm.tsx'
import { detailsQuery } from './profileQueries.ts'
import { valuesOf } from './profileValues.ts'
import type { ProfileResult } from './submitProfile.ts'

export interface ProfileFormProps {
  /** `bind-only` binds the enterprise; `match` also requests the match report (§2.6, §4). */
  mode: 'bind-only' | 'match'
  /** Undefined for a visitor, who gets a report without binding; the id is undefined until it is known. */
  member: { id: string | undefined } | undefined
  /** An enterprise of the member, whose saved profile fills the form; otherwise the form starts empty. */
  enId?: string | undefined
  onDone: (result: ProfileResult) => void
  /** The user has cleared an enterprise chosen from the library (4-44). */
  onClear?: (() => void) | undefined
  /** The user applies for an enterprise that the gateway already knows; only when binding. */
  onApply?: ((enterprise: { enId: string; name: string }) => void) | undefined
  /** Path of a field to start at, e.g. `personnelDTO.employeeAmount`. */
  focus?: string | undefined
}

/** The enterprise profile in six sections (§2.6). Its headings are of level 3. */
export function ProfileForm(props: ProfileFormProps) {
  const { enId } = props
  const year = lastYear()
  const query = useQuery({ ...detailsQuery(enId ?? ''), enabled: enId !== undefined })
  // Text typed before hydration would be lost.
  const hydrated = useHydrated()
  if (!hydrated) return <Skeleton tall />
  if (enId === undefined) return <MatchForm key="new" {...props} initial={emptyProfile()} year={year} />
  return (
    <QueryContent query={freshQuery(query)} lines={12}>
      {(details) => <MatchForm key={enId} {...props} initial={valuesOf(details, year)} year={year} />}
    </QueryContent>
  )
}
