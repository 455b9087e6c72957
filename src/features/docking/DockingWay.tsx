import { buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { dockingKinds, type DockingKind } from './dockingKinds.ts'
import type { DockingStanding, DockingTarget } from './dockingStanding.ts'

interface DockingWayProps {
  kind: DockingKind
  target: Pick<DockingTarget, 'id'>
  standing: DockingStanding
}

/** Why a docking is impossible, with a link to the next step. */
export function DockingWay({ kind, target, standing: { text, way } }: DockingWayProps) {
  const { page, hall } = dockingKinds[kind]
  const className = buttonClass()
  return (
    <>
      {text === undefined ? null : <p>{text}</p>}
      {way?.to === 'received' ? (
        <Link to={page} search={{ target: target.id }} className={className}>
          {way.text}
        </Link>
      ) : null}
      {way?.to === 'mine' ? (
        <Link to={page} search={{ id: way.id }} className={className}>
          {way.text}
        </Link>
      ) : null}
      {way?.to === 'bind' ? (
        <Link to="/user/relation" className={className}>
          {way.text}
        </Link>
      ) : null}
      {way?.to === 'hall' ? (
        <Link to={hall.to} className={className}>
          {way.text}
        </Link>
      ) : null}
    </>
  )
}
