import { useId, useRef } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { categoryPages, type SearchCategory } from './category.ts'
import styles from './SearchBox.module.css'

interface CategorySelectorProps {
  categories: readonly SearchCategory[]
  category: SearchCategory
  /** @param byPointer chosen with mouse or finger, so that the focus may move on to the search box */
  onChoose: (category: SearchCategory, byPointer: boolean) => void
}

/** The options of the category dropdown (2.3-30). */
export function CategorySelector({ categories, category, onChoose }: CategorySelectorProps) {
  const name = useId()
  const byPointer = useRef(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only note how the choice was made
    <fieldset
      className={styles['categories']}
      onPointerDown={() => {
        byPointer.current = true
      }}
      onKeyDown={() => {
        byPointer.current = false
      }}
    >
      <legend>
        <VisuallyHidden>搜索类别</VisuallyHidden>
      </legend>
      {categories.map((value) => (
        <label key={value} className={styles['category']}>
          <input
            type="radio"
            name={name}
            // Not part of the form: a native submission sends only the search's words.
            form=""
            value={value}
            checked={value === category}
            onChange={() => onChoose(value, byPointer.current)}
          />
          <span>{categoryPages[value].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
