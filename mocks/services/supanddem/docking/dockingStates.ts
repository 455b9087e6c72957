import type { Schema } from '#gateway/contract.ts'

/** Whether it has not ended. */
export function isOpenDocking(status: Schema<'DockingStatus'>): boolean {
  return status === 'PENDING' || status === 'ACCEPTED' || status === 'NEGOTIATING'
}

/** Whether the parties know each other's identity. */
export function isAcquainted(status: Schema<'DockingStatus'>): boolean {
  return status === 'ACCEPTED' || status === 'NEGOTIATING' || status === 'FINISHED' || status === 'FAILED'
}

/** The subject of a message about a docking, and the page on which a party sees it. */
export function aboutDocking({ id, targetType }: { id: string; targetType: Schema<'DockingTargetType'> }) {
  const link = `/qw/personal/${targetType === 'DEMAND' ? 'demand' : 'resources'}/docking?id=${id}`
  return { bizType: 'DOCKING', bizId: id, link } as const
}
