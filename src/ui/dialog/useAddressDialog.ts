import { useLocation, useNavigate } from '@tanstack/react-router'

/**
 * A dialog that is open while the page's address ends in `#name`. After a reload or a login it is open again, so that
 * nothing typed into it seems lost.
 */
export function useAddressDialog(name: string) {
  const navigate = useNavigate()
  const isOpen = useLocation({ select: (location) => location.hash === name })

  function go(hash: string) {
    void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  }

  return { isOpen, open: () => go(name), close: () => go('') }
}
