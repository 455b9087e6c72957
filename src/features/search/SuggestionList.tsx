// A combobox's list has no element of its own in HTML: it is a listbox by role.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- its keys are handled in the input, where the focus stays */
import { Link } from '#ui/Link.tsx'
import styles from './SearchBox.module.css'
import { optionId, type Suggestions } from './suggestions.ts'
import { tagSearch, type Suggestion } from './target.ts'

interface SuggestionListProps {
  id: string
  suggestions: Suggestions
  /** Index of the word the arrow keys stand on, -1 for none. */
  active: number
  /** Why there are none. */
  failures: readonly string[]
  onPick: (suggestion: Suggestion) => void
  onLeave: () => void
}

/** The words under the search box, a listbox steered from it, and the tags that fit as plain links. */
export function SuggestionList({
  id,
  suggestions: { words, tags },
  active,
  failures,
  onPick,
  onLeave,
}: SuggestionListProps) {
  return (
    <>
      {words.length === 0 ? null : (
        <ul id={id} role="listbox" aria-label="搜索建议" className={styles['words']}>
          {words.map((word, index) => (
            <li
              key={word.id}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              className={styles['word']}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(word)}
            >
              {word.value}
            </li>
          ))}
        </ul>
      )}
      {tags.length === 0 ? null : (
        <div className={styles['tags']}>
          <span>相关标签</span>
          <ul>
            {tags.map(({ tagId, tagName }) => (
              <li key={tagId}>
                <Link to="/policy/info" search={tagSearch({ tag: tagId, tagName })} onClick={onLeave}>
                  {tagName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failures.length === 0 ? null : (
        <p className={styles['failure']}>没有取到搜索建议（{failures.join('；')}），可以直接搜索</p>
      )}
    </>
  )
}
