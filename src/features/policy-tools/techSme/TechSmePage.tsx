import type { Schema } from '#gateway/contract.ts'
import { Badge } from '#ui/content/Badge.tsx'
import type { ToolSession } from '../form/toolDefinition.ts'
import { Improvements } from '../outcome/Improvements.tsx'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { techSmeDefinition } from './techSmeDefinition.ts'
import { rdOptionsOf } from './rdOptions.ts'
import styles from './TechSmePage.module.css'

interface TechSmePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** Whether an enterprise is a technology-based small enterprise (§2.1 /policy/tool/tech-scale). */
export function TechSmePage({ session, search }: TechSmePageProps) {
  return (
    <ToolPage tool="techSme" session={session} search={search}>
      <ToolWorkspace definition={techSmeDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf(result: Schema<'ToolResult'>) {
  return (
    <>
      <RdOptions result={result} />
      <Improvements result={result} />
    </>
  )
}

/** Compares the two ways to count research expenses, and marks the better one. */
function RdOptions({ result }: { result: Schema<'ToolResult'> }) {
  const options = rdOptionsOf(result)
  const isKnown = options.some(({ score }) => score !== undefined)
  if (!isKnown) return null
  return (
    <div className={styles['options']}>
      <h3>研发投入选哪种算法</h3>
      <p>
        {options.some(({ recommended }) => recommended)
          ? '申报时任选一种，建议用得分高的。'
          : '两种算法得分相同，申报时任选一种。'}
      </p>
      <ul>
        {options.map(({ name, actual, score, max, recommended }) => (
          <li key={name} className={recommended ? styles['best'] : undefined}>
            <p className={styles['name']}>
              {name} {recommended ? <Badge tone="good">建议采用</Badge> : null}
            </p>
            <p className={styles['score']}>{score === undefined ? '资料不足' : `${score} 分（满分 ${max}）`}</p>
            <p>{actual === undefined ? '缺少资料或分母为 0，不能计算' : `占比 ${actual}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
