import type { Schema } from '#gateway/contract.ts'
import { useToday } from '../useToday.ts'
import { remainingOf } from './declarationText.ts'

interface DaysLeftProps {
  batch: Pick<Schema<'PolicyDeclarationDate'>, 'start' | 'end'> | undefined
  className?: string | undefined
}

/** How long a batch is still open, or how long until it opens; empty when it is over or has no end. */
export function DaysLeft({ batch, className }: DaysLeftProps) {
  const today = useToday()
  return (
    // Server and browser may be on different sides of midnight.
    <strong suppressHydrationWarning className={className}>
      {batch && remainingOf(batch, today)}
    </strong>
  )
}
