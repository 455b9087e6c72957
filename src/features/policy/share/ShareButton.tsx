import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ShareIcon } from './ShareIcon.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'

const ShareDialog = lazy(async () => ({ default: (await whenOnline(() => import('./ShareDialog.tsx'))).ShareDialog }))

/** Opens what hands the policy's page on to others. */
export function ShareButton({ policy }: { policy: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ShareIcon />
        分享链接
      </Button>
      {open ? (
        <Suspense>
          <ShareDialog policy={policy} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
