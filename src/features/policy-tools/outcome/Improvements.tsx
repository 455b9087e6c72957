import type { Schema } from '#gateway/contract.ts'
import { improvementsOf } from './improvements.ts'
import styles from './Improvements.module.css'

/** Where a scored tool still has the most points to gain; nothing for a tool without points. */
export function Improvements({ result }: { result: Schema<'ToolResult'> }) {
  const improvements = improvementsOf(result)
  if (improvements.length === 0) return null
  return (
    <div className={styles['improvements']}>
      <h3>最值得改进的方面</h3>
      <ol>
        {improvements.map(({ name, missing, suggestion }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              还有 {missing} 分空间，{suggestion}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
