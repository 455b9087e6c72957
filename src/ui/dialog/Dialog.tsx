import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  /** Called when the user closes it: by its button, by Escape. The owner then stops rendering it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, 500 px wide (§9), open as long as it is rendered. The browser keeps the focus inside and gives it back
 * afterwards. The page behind is inert, messages included: what goes wrong inside has to be said inside.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect: its clean-up still finds the dialog in the page, and closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside cancels, too; and its owner decides when it goes.
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles['close']} onClick={onClose}>
          <CloseIcon size={20} />
          <VisuallyHidden>关闭</VisuallyHidden>
        </button>
      </div>
      {children}
    </dialog>
  )
}
