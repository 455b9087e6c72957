import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { useId } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { useDisclosure } from '#ui/useDisclosure.ts'
import { serviceCategoriesQuery } from '../facilitatorQueries.ts'
import styles from './ServiceCategories.module.css'

/** The policy header's navigation to services by category (2.3-62). */
export function ServiceCategories() {
  const { data = [] } = useQuery(serviceCategoriesQuery())
  const { open, setOpen, container, button } = useDisclosure<HTMLElement>()
  const panelId = useId()
  if (data.length === 0) return null
  const close = () => setOpen(false)
  return (
    <nav ref={container} aria-label="服务分类" className={styles['categories']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label="服务分类"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span data-on-wide>服务</span>分类
        </span>
        <Icon name="chevron-down" />
      </button>
      <ul id={panelId} className={styles['panel']} hidden={!open}>
        {data.map(({ id, name, children }) => (
          <li key={id} className={styles['group']}>
            <Link to="/qw/supply-demand/production" search={{ categoryId: id }} onClick={close}>
              <strong>{name}</strong>
            </Link>
            <ul className={styles['children']}>
              {children.map((child) => (
                <li key={child.id}>
                  <Link to="/qw/supply-demand/production" search={{ categoryId: child.id }} onClick={close}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
