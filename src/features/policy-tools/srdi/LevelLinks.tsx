import { Link } from '#ui/Link.tsx'
import { srdiForms, tools, type SrdiForm } from '../tools.ts'
import styles from './LevelLinks.module.css'

/** The three levels, with the one shown marked, and the way back to the whole ladder. */
export function LevelLinks({ form }: { form: SrdiForm }) {
  return (
    <nav className={styles['levels']} aria-label="评价级别">
      <ol>
        {Object.entries(srdiForms).map(([name, { title, path }]) => (
          <li key={name}>
            <Link to={path} marked={name === form ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <Link to={tools.srdi.path}>看梯度与差距</Link>
    </nav>
  )
}
