import { lazy, Suspense } from 'react'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { Button } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { DockingKind } from './dockingKinds.ts'
import { dockingStanding, type DockingMember, type DockingTarget } from './dockingStanding.ts'
import { DockingWay } from './DockingWay.tsx'
import styles from './Docking.module.css'

interface DockingButtonProps {
  kind: DockingKind
  target: DockingTarget
  /** Undefined for a visitor. */
  member: DockingMember | undefined
}

const name = 'docking'

const loadDialog = () => whenOnline(() => import('./DockingDialog.tsx'))
const DockingDialog = lazy(async () => ({ default: (await loadDialog()).DockingDialog }))

/** Starts a docking, for a visitor after the login (§6), or says why that is impossible and where to go. */
export function DockingButton({ kind, target, member }: DockingButtonProps) {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(name)
  const standing = dockingStanding(kind, target, member)
  return (
    <div className={styles['standing']}>
      {standing.may ? (
        <Button
          look="primary"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog()}
          onClick={() => {
            if (!loginFirst(name)) dialog.open()
          }}
        >
          申请对接
        </Button>
      ) : null}
      <DockingWay kind={kind} target={target} standing={standing} />
      {dialog.isOpen && member !== undefined ? (
        <Suspense>
          <DockingDialog kind={kind} target={target} member={member} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </div>
  )
}
