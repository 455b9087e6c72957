import { useLocation, useNavigate } from '@tanstack/react-router'

/**
 * A dialog that is open while the page's address ends in `#name`: a reload and the way back from a login find it open
 * again, so nothing typed into it seems lost.
 */
export function useAddressDialog(name: string) {
  const navigate = useNavigate()
  const isOpen = useLocation({ select: (location) => location.hash === name })

  function go(hash: string) {
    void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  }

  return { isOpen, open: () => go(name), close: () => go('') }
}
