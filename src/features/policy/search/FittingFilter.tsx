import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import styles from './FittingFilter.module.css'

/** Narrows the results to policies that may fit the member's enterprise. Loaded for members who have one. */
export function FittingFilter() {
  const { fitting = false } = useSearch({ from: '/_policy/policy/info/' })
  const navigate = useNavigate()
  // The filter as ticked, until the address has followed.
  const [wished, setWished] = useState<boolean>()

  async function narrow(checked: boolean) {
    setWished(checked)
    await navigate({
      from: '/policy/info/',
      to: '/policy/info',
      search: (now) => ({ ...now, current: undefined, fitting: checked || undefined }),
      resetScroll: false,
    })
    setWished(undefined)
  }

  return (
    <label className={styles['filter']}>
      <input type="checkbox" checked={wished ?? fitting} onChange={({ target }) => void narrow(target.checked)} />
      只看我可能符合的
    </label>
  )
}
