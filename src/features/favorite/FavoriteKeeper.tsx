import { useEffect, useRef } from 'react'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'
import { takeWanted } from './wantedFavorite.ts'

/** A press on the button: what the target shall be by it. */
export interface FavoritePress {
  favorited: boolean
}

interface FavoriteKeeperProps {
  target: FavoriteTarget
  press: FavoritePress | undefined
  /** It has been done. */
  onKept?: ((favorited: boolean) => void) | undefined
}

/** Does what a member's button asks for, also what was pressed before this had come, or before the login. */
export function FavoriteKeeper({ target, press, onKept }: FavoriteKeeperProps) {
  const { mutate } = useFavorite(target)
  const isPending = useRef(false)
  const { type, id } = target

  useEffect(() => {
    if (takeWanted({ type, id })) mutate(true, { onSuccess: () => onKept?.(true) })
  }, [type, id, mutate, onKept])

  useEffect(() => {
    // Pressed once more while the gateway has not answered, it is pressed for nothing.
    if (press === undefined || isPending.current) return
    isPending.current = true
    mutate(press.favorited, {
      onSuccess: () => onKept?.(press.favorited),
      onSettled: () => {
        isPending.current = false
      },
    })
  }, [press, mutate, onKept])

  return null
}
