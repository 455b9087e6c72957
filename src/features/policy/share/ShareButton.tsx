import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Icon } from '#ui/icons/Icon.tsx'

const ShareDialog = lazy(async () => ({ default: (await whenOnline(() => import('./ShareDialog.tsx'))).ShareDialog }))

/** Opens the dialog for sharing the policy's page. */
export function ShareButton({ policy }: { policy: { id: string; title: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="link" />
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
