import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Icon, type IconProps } from '#ui/icons/Icon.tsx'

const ShareDialog = lazy(async () => ({ default: (await whenOnline(() => import('./ShareDialog.tsx'))).ShareDialog }))

/** Opens the dialog for sharing the policy's page. */
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

function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200" />
      <path d="M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200" />
    </Icon>
  )
}
