import { lazy, Suspense, useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PreviewButton.module.css'
import { whenOnline } from '#ui/online/whenOnline.ts'

const PreviewDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./PreviewDialog.tsx'))).PreviewDialog,
}))

/** Shows a published document without downloading it. */
export function PreviewButton({ name, docUrl }: { name: string; docUrl: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        预览
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
      {open && (
        <Suspense>
          <PreviewDialog name={name} docUrl={docUrl} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
