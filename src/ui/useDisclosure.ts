import { useEffect, useRef, useState, type RefObject } from 'react'

interface Disclosure<Container extends HTMLElement> {
  open: boolean
  setOpen: (open: boolean) => void
  /** The element that contains the button and what it opens. */
  container: RefObject<Container | null>
  /** The button; it gets the focus back after Escape. */
  button: RefObject<HTMLButtonElement | null>
}

/** A button that opens something beside it; Escape, a press or the focus elsewhere closes it again. */
export function useDisclosure<Container extends HTMLElement>(): Disclosure<Container> {
  const [open, setOpen] = useState(false)
  const container = useRef<Container>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && container.current?.contains(target)) return
      setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  return { open, setOpen, container, button }
}
