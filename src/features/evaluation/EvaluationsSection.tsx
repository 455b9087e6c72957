import type { ReactNode } from 'react'
import { DetailSection } from '#ui/detail/DetailPage.tsx'

/** Lines of the placeholder while the opinions load. */
export const waitingLines = 4

/** The part of a record's page where others say what they think of it. */
export function EvaluationsSection({ children }: { children: ReactNode }) {
  return <DetailSection title="评价">{children}</DetailSection>
}
