import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { memberReportQuery, visitorReportQuery } from '#features/policy/report/reportQueries.ts'
import type { Reader } from '#features/policy/report/ReportPage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

// Only visitors who fill in the form load it.
const ProfileForm = lazy(async () => ({
  default: (await whenOnline(() => import('#features/enterprise-profile/ProfileForm.tsx'))).ProfileForm,
}))

interface ReportFormProps {
  reader: Reader
  /** Path of the field to start at. */
  focus: string
  /** Stores what a visitor filled in. */
  onKeep: (profile: NonNullable<Extract<Reader, { kind: 'visitor' }>['profile']>) => void
  /** The report can be shown. */
  onDone: () => void
}

/** The enterprise profile as the first step of a matching report (§2.6, §4). */
export function ReportForm({ reader, focus, onKeep, onDone }: ReportFormProps) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const isMember = reader.kind === 'member'
  const enterprise = isMember ? reader.enterprise : null
  return (
    <GuidePart title="企业信息">
      {!hydrated || enterprise === undefined ? (
        <Skeleton tall />
      ) : (
        <Suspense fallback={<Skeleton tall />}>
          <ProfileForm
            mode="match"
            member={isMember ? { id: reader.userId } : undefined}
            enId={enterprise?.enId}
            focus={focus}
            onDone={({ info, enId, report }) => {
              const { queryKey } = isMember ? memberReportQuery(enId) : visitorReportQuery(info)
              queryClient.setQueryData(queryKey, report)
              if (!isMember) onKeep(info)
              onDone()
            }}
          />
        </Suspense>
      )}
    </GuidePart>
  )
}
