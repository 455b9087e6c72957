import type { Schema } from '../../../src/gateway/contract.ts'

/** Not yet at one of its ends. */
export function isOpenDocking(status: Schema<'DockingStatus'>): boolean {
  return status === 'PENDING' || status === 'ACCEPTED' || status === 'NEGOTIATING'
}

/** From when on the parties know each other. */
export function isAcquainted(status: Schema<'DockingStatus'>): boolean {
  return status === 'ACCEPTED' || status === 'NEGOTIATING' || status === 'FINISHED' || status === 'FAILED'
}

/** The page on which a party sees the dockings of the demand or resource. */
export function dockingLink({
  targetType,
  targetId,
}: {
  targetType: Schema<'DockingTargetType'>
  targetId: string
}): string {
  return `/qw/personal/${targetType === 'DEMAND' ? 'demand' : 'resources'}/docking?id=${targetId}`
}
