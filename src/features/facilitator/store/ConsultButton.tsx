import { lazy, Suspense } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { Button } from '#ui/Button.tsx'
import { useAddressDialog } from '#ui/dialog/useAddressDialog.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'

interface ConsultButtonProps {
  facilitator: Pick<Schema<'Facilitator'>, 'enId' | 'name' | 'responseHours'>
  signedIn: boolean
}

const name = 'consult'

const loadDialog = () => whenOnline(() => import('./ConsultDialog.tsx'))
const ConsultDialog = lazy(async () => ({ default: (await loadDialog()).ConsultDialog }))

/** Shows how to reach a facilitator, to a visitor after the login: the public page does not have the full number. */
export function ConsultButton({ facilitator, signedIn }: ConsultButtonProps) {
  const loginFirst = useLoginFirst()
  const dialog = useAddressDialog(name)
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          if (!loginFirst(name)) dialog.open()
        }}
      >
        咨询服务商
      </Button>
      {dialog.isOpen && signedIn ? (
        <Suspense>
          <ConsultDialog facilitator={facilitator} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  )
}
