import { useNavigate } from '@tanstack/react-router'
import { Button } from '../Button.tsx'
import field from '../field/Field.module.css'
import styles from './FindByName.module.css'
import { firstPage } from './listSearch.ts'

interface FindByNameProps {
  label: string
  /** The current search text. */
  value: string | undefined
  parameter?: 'name' | 'keyword'
}

/** Searches one's own records by name or by a word; the text is part of the address. */
export function FindByName({ label, value, parameter = 'name' }: FindByNameProps) {
  const navigate = useNavigate()
  return (
    <search aria-label={label} className={styles['find']}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get(parameter)
          const text = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined
          void navigate({
            to: '.',
            search: (previous: object) => ({ ...previous, [parameter]: text, current: firstPage }),
            resetScroll: false,
          })
        }}
      >
        <input
          key={value}
          name={parameter}
          type="search"
          className={field['input']}
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          maxLength={30}
          enterKeyHint="search"
        />
        <Button type="submit">搜索</Button>
      </form>
    </search>
  )
}
