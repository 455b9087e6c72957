// HTML has no element for a combobox's list, so it is a listbox by role.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- its keys are handled in the input, where the focus stays */
import { useQueryClient } from '@tanstack/react-query'
import { Highlight } from '#ui/content/Highlight.tsx'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { SearchCategory } from './category.ts'
import styles from './SearchBox.module.css'
import { loadSuggest, optionId, type Suggestion, type Suggestions } from './suggestions.ts'
import { tagSearch } from './target.ts'

interface SuggestionListProps {
  category: SearchCategory
  id: string
  suggestions: Suggestions
  /** Index of the active word, -1 for none. */
  active: number
  /** Why there are no suggestions. */
  failures: readonly string[]
  onPick: (suggestion: Suggestion) => void
  onLeave: () => void
}

/** The words under the search box, a listbox controlled from it, and matching or hot tags as plain links. */
export function SuggestionList({
  category,
  id,
  suggestions: { keyword, words, tags },
  active,
  failures,
  onPick,
  onLeave,
}: SuggestionListProps) {
  const queryClient = useQueryClient()
  const isRecent = keyword === ''
  return (
    <>
      {isRecent && words.length > 0 ? (
        <p className={styles['heading']}>
          最近搜索
          <button
            type="button"
            aria-label="清空最近搜索"
            onClick={({ currentTarget }) => {
              // The list of searches is gone, so the focus moves back to the box.
              currentTarget.form?.querySelector<HTMLElement>('[role=combobox]')?.focus()
              void loadSuggest().then((suggest) => suggest.forget(queryClient, category))
            }}
          >
            清空
          </button>
        </p>
      ) : null}
      {words.length === 0 ? null : (
        <ul id={id} role="listbox" aria-label={isRecent ? '最近搜索' : '搜索建议'} className={styles['words']}>
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
              <span>
                <Highlight text={word.value} word={word.hit} />
              </span>
              {word.newTab ? (
                <small>
                  政策<VisuallyHidden>（新窗口打开）</VisuallyHidden>
                </small>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {tags.length === 0 ? null : (
        <div className={styles['tags']}>
          <span>{isRecent ? '热门搜索' : '相关标签'}</span>
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
      {/* Comes with the words above it: before them, it would move away under a finger. */}
      {keyword === undefined ? null : (
        <p className={styles['help']}>
          <Link to="/qw/help/{-$id}" search={{ keyword: keyword || undefined }} onClick={onLeave}>
            {isRecent ? '使用帮助' : `在使用帮助中搜索“${keyword}”`}
          </Link>
        </p>
      )}
      {failures.length === 0 ? null : (
        <p className={styles['failure']}>没有取到搜索建议（{failures.join('；')}），可以直接搜索</p>
      )}
    </>
  )
}
