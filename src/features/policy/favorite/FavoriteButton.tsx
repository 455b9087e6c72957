import { Button } from '../../../ui/Button.tsx'
import { StarIcon } from '../../../ui/icons/StarIcon.tsx'
import { useLoginFirst } from '../../../gateway/useLoginFirst.ts'
import type { PolicyDetail } from '../detail/policyDetailQuery.ts'
import styles from './FavoriteButton.module.css'
import { useFavorite } from './useFavorite.ts'

interface FavoriteButtonProps {
  policy: PolicyDetail
  /** A visitor is led to the login page and back. */
  signedIn: boolean
}

/** Makes the policy a favourite, or no longer. */
export function FavoriteButton({ policy, signedIn }: FavoriteButtonProps) {
  const loginFirst = useLoginFirst()
  const { mutate, isPending } = useFavorite(policy.id)
  const favorited = signedIn && policy.favorited === true

  function toggle() {
    if (!loginFirst() && !isPending) mutate(!favorited)
  }

  return (
    <Button look="secondary" block aria-pressed={favorited} onClick={toggle}>
      <StarIcon className={favorited ? styles['filled'] : undefined} />
      {/* The pressed state says whether it is one; the name stays the same. */}
      收藏
    </Button>
  )
}
