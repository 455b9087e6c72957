import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  /** Called when the user closes the dialog by its button or by Escape. The owner then stops rendering it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, 500 px wide (§9), open as long as it is rendered. The browser keeps the focus inside and restores it
 * afterwards; if what had it has gone, the heading of this part of the page gets it. The page behind is inert, including
 * its messages, so errors must be shown inside the dialog.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect, so that its clean-up still finds the dialog in the page; closing it restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const part = element?.parentElement?.closest('section, main')
    element?.showModal()
    return () => {
      element?.close()
      // Once React has removed what is to go.
      queueMicrotask(() => keepFocusIn(part))
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside fires cancel, too. And the owner decides when the dialog closes.
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles['close']} onClick={onClose}>
          <Icon name="x" size={20} />
          <VisuallyHidden>关闭</VisuallyHidden>
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** The focus would fall back to the start of the page otherwise (WCAG 2.4.3). */
function keepFocusIn(part: Element | null | undefined): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus()
}
