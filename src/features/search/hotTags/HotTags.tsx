import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { useId, useState } from 'react'
import { gatewayQuery } from '#gateway/query.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { tagSearch } from '../target.ts'
import styles from './HotTags.module.css'
import { hotTagsShown, hotTagWindow } from './hotTagWindow.ts'

/** The hot tags. Pages that show them load this query first, so that they are in the HTML. */
export const hotTagsQuery = () => gatewayQuery('queryHotTags', {}, { message: true })

interface HotTagsProps {
  /** On a coloured background, as in a hero. */
  inverse?: boolean
  /** Shares its row with others: on a phone the label is hidden visually to make room for the tags. */
  shared?: boolean
}

/** Five hot tags, and a button for the next five (2.3-59, 2.3-60). */
export function HotTags({ inverse = false, shared = false }: HotTagsProps) {
  const { data = [] } = useQuery(hotTagsQuery())
  const labelId = useId()
  const [turn, setTurn] = useState(0)
  if (data.length === 0) return null
  return (
    <div
      className={[styles['hotTags'], inverse ? styles['inverse'] : '', shared ? styles['shared'] : ''].join(' ')}
      data-elder-hidden
    >
      <span className={styles['label']} id={labelId}>
        热门标签
      </span>
      <ul aria-labelledby={labelId} aria-live="polite" className={styles['list']}>
        {hotTagWindow(data, turn).map(({ tag, tagName }) => (
          <li key={tag}>
            <Link to="/policy/info" search={tagSearch({ tag, tagName })} className={styles['tag']}>
              {tagName}
            </Link>
          </li>
        ))}
      </ul>
      {data.length > hotTagsShown ? (
        <button type="button" className={styles['refresh']} onClick={() => setTurn(turn + 1)}>
          <Icon name="rotate-cw" />
          换一批
        </button>
      ) : null}
    </div>
  )
}
