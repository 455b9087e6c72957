import type { Schema } from '#gateway/contract.ts'

/** Not yet at one of its ends. */
export function isOpenDocking(status: Schema<'DockingStatus'>): boolean {
  return status === 'PENDING' || status === 'ACCEPTED' || status === 'NEGOTIATING'
}

/** From when on the parties know each other. */
export function isAcquainted(status: Schema<'DockingStatus'>): boolean {
  return status === 'ACCEPTED' || status === 'NEGOTIATING' || status === 'FINISHED' || status === 'FAILED'
}

/** What a message about a docking is about, and the page on which a party sees it. */
export function aboutDocking({ id, targetType }: { id: string; targetType: Schema<'DockingTargetType'> }) {
  const link = `/qw/personal/${targetType === 'DEMAND' ? 'demand' : 'resources'}/docking?id=${id}`
  return { bizType: 'DOCKING', bizId: id, link } as const
}
