import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import {
  categoryPages,
  searchCategory,
  selectorVariants,
  type SearchCategory,
  type SelectorVariant,
} from './category.ts'
import { CategorySelector } from './CategorySelector.tsx'
import styles from './SearchBox.module.css'
import { loadSuggest, optionId, useSuggestions, type Suggestion } from './suggestions.ts'
import { keywordTarget } from './target.ts'

const loadList = () => whenOnline(() => import('./SuggestionList.tsx'))
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }))

interface SearchBoxProps {
  /** The available categories; without it the box searches policies only. */
  variant?: SelectorVariant
  size?: 'normal' | 'large'
  /** Initial text of the box; a new value, e.g. from the address, replaces the text. */
  initialKeyword?: string
  /** Distinguishes two search regions of a page. */
  label?: string
}

/** The search of headers and heroes: category, keyword with suggestions, and navigation to the result page (§2.3). */
export function SearchBox({ variant, size = 'normal', initialKeyword = '', label = '搜索' }: SearchBoxProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [category, setCategory] = useState<SearchCategory>(searchCategory.policy)
  const [keyword, setKeyword] = useState(initialKeyword)
  // The keyword for suggestions, without the unfinished word of an input method.
  const [settled, setSettled] = useState(initialKeyword)
  const [writtenFor, setWrittenFor] = useState(initialKeyword)
  const [open, setOpen] = useState(false)
  // The word itself and not its index: the list may change while an option is active.
  const [activeId, setActiveId] = useState<string>()
  const suggestions = useSuggestions(category, open ? settled : undefined)
  const { words, tags, error } = suggestions
  const failures = useFailureTexts(error)
  const active = words.findIndex((word) => word.id === activeId)
  const categories = variant === undefined ? undefined : selectorVariants[variant]
  const panelOpen = open && (categories !== undefined || words.length > 0 || tags.length > 0 || failures.length > 0)
  const pages = categoryPages[category]

  if (writtenFor !== initialKeyword) {
    setWrittenFor(initialKeyword)
    write(initialKeyword)
  }

  function close() {
    setOpen(false)
    setActiveId(undefined)
  }

  function go(href: string) {
    close()
    void navigate({ href })
  }

  function write(text: string, composing = false) {
    setKeyword(text)
    if (!composing) setSettled(text)
    setActiveId(undefined)
  }

  function remember(text: string) {
    void loadSuggest().then((suggest) => suggest.remember(queryClient, category, text))
  }

  function pick({ value, href, newTab }: Suggestion) {
    if (href === undefined) return
    if (newTab) {
      window.open(href, '_blank', 'noopener')
      close()
    } else {
      write(value)
      if (category === searchCategory.policy) remember(value)
      go(href)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const picked = open ? words[active] : undefined
    // From the field itself: a visitor who presses Enter during hydration is ahead of the state.
    if (picked !== undefined) {
      pick(picked)
      return
    }
    const text = input.current?.value ?? keyword
    remember(text)
    go(keywordTarget(category, text))
  }

  function choose(next: SearchCategory, byPointer: boolean) {
    setCategory(next)
    write('')
    if (byPointer) input.current?.focus()
  }

  function steer(event: KeyboardEvent) {
    // While an input method composes, its keys are not ours: Enter accepts the word, arrows choose among candidates.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActiveId(words[nextActive(active, step, words.length)]?.id)
    }
  }

  /** From the button down into the categories, where arrow keys continue from the chosen one. */
  function stepIn(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    const { form } = event.currentTarget
    flushSync(() => setOpen(true))
    form?.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
  }

  return (
    // Focus leaving the box and Escape anywhere in it close the panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the elements inside are the interactive ones
    <div
      className={[styles['box'], styles[size]].join(' ')}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        // In this order, because focusing the box opens the panel.
        input.current?.focus()
        close()
      }}
    >
      <search aria-label={label}>
        <form className={styles['form']} action={pages.list.path} onSubmit={submit}>
          {categories === undefined ? null : (
            <button
              type="button"
              className={styles['current']}
              aria-label={`搜索类别：${pages.label}`}
              aria-expanded={panelOpen}
              onClick={() => setOpen(!open)}
              onKeyDown={stepIn}
            >
              {pages.label}
              <Icon name="chevron-down" />
            </button>
          )}
          <input
            ref={input}
            className={styles['input']}
            role="combobox"
            aria-label={`搜索${pages.label}`}
            aria-autocomplete="list"
            aria-expanded={panelOpen && words.length > 0}
            aria-controls={`${id}-words`}
            {...(active >= 0 && { 'aria-activedescendant': optionId(`${id}-words`, active) })}
            name={pages.list.parameter}
            placeholder={pages.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={30}
            value={keyword}
            onFocus={() => {
              setOpen(true)
              void loadList()
            }}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              write(event.target.value, (event.nativeEvent as InputEvent).isComposing)
              setOpen(true)
            }}
            onCompositionEnd={(event) => write(event.currentTarget.value)}
            onKeyDown={steer}
          />
          {panelOpen ? (
            <div className={styles['panel']}>
              {categories === undefined ? null : (
                <CategorySelector categories={categories} category={category} onChoose={choose} />
              )}
              <Suspense>
                <SuggestionList
                  category={category}
                  id={`${id}-words`}
                  suggestions={suggestions}
                  active={active}
                  failures={failures}
                  onPick={pick}
                  onLeave={close}
                />
              </Suspense>
            </div>
          ) : null}
          <button type="submit" className={styles['submit']}>
            <Icon name="search" />
            <span>搜索</span>
          </button>
        </form>
      </search>
      <VisuallyHidden>
        <output>
          {open && words.length > 0 ? `有 ${words.length} 条搜索建议，按上下键选择` : ''}
          {open && failures.length > 0 ? '没有取到搜索建议' : ''}
        </output>
      </VisuallyHidden>
    </div>
  )
}

/** Wraps around through the words and, between last and first, the box itself (-1). */
function nextActive(current: number, step: number, count: number): number {
  const places = count + 1
  return ((current + 1 + step + places) % places) - 1
}
