import { useEffect, useRef } from 'react'
import { takeWanted } from '#ui/wanted.ts'
import type { FavoriteTarget } from './favoriteTarget.ts'
import { useFavorite } from './useFavorite.ts'
import { wantedFavorite } from './wantedFavorite.ts'

/** A press on the button, with the state it asks for. */
export interface FavoritePress {
  favorited: boolean
}

interface FavoriteKeeperProps {
  target: FavoriteTarget
  press: FavoritePress | undefined
  /** It has been done. */
  onKept?: ((favorited: boolean) => void) | undefined
}

/** Carries out a member's press, including one from before this code had loaded or before the login. */
export function FavoriteKeeper({ target, press, onKept }: FavoriteKeeperProps) {
  const { mutate } = useFavorite(target)
  const isPending = useRef(false)
  const { type, id } = target

  useEffect(() => {
    if (takeWanted(wantedFavorite({ type, id }))) mutate(true, { onSuccess: () => onKept?.(true) })
  }, [type, id, mutate, onKept])

  useEffect(() => {
    // Further presses are ignored until the gateway has answered.
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
