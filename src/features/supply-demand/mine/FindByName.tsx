import { useNavigate } from '@tanstack/react-router'
import { firstPage } from '../../../ui/list/listSearch.ts'
import { Button } from '../../../ui/Button.tsx'
import field from '../../../ui/form/Field.module.css'
import styles from './Mine.module.css'

interface FindByNameProps {
  label: string
  /** What the list is searched for now. */
  value: string | undefined
}

/** Finds by name in a list whose search stands in the address. */
export function FindByName({ label, value }: FindByNameProps) {
  const navigate = useNavigate()
  return (
    <search aria-label={label} className={styles['search']}>
      <form
        className={styles['searchForm']}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('name')
          const name = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined
          void navigate({
            to: '.',
            search: (previous: object) => ({ ...previous, name, current: firstPage }),
            resetScroll: false,
          })
        }}
      >
        <input
          key={value}
          name="name"
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
