import { useNavigate } from '@tanstack/react-router'
import { Button } from '../Button.tsx'
import field from '../form/Field.module.css'
import styles from './FindByName.module.css'
import { firstPage } from './listSearch.ts'

interface FindByNameProps {
  label: string
  /** What the list is searched for now. */
  value: string | undefined
  parameter?: 'name' | 'keyword'
}

/** Finds by name among one's own records, or by a word; what is looked for stands in the address. */
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
