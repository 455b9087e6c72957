import type { Schema } from '../../../gateway/contract.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './ScaleOutcome.module.css'

const classes: { code: Schema<'ScaleClass'>; name: string }[] = [
  { code: 'MICRO', name: '微型' },
  { code: 'SMALL', name: '小型' },
  { code: 'MEDIUM', name: '中型' },
  { code: 'LARGE', name: '大型' },
]

/** The four classes with the one found, or the ones still possible, and the way to the neighbours. */
export function ScaleOutcome({ scale }: { scale: Schema<'ScaleOutcome'> }) {
  const { low, high, nextUpText, nextDownText } = scale
  const rank = (code: Schema<'ScaleClass'>) => classes.findIndex((each) => each.code === code)
  const isPossible = (code: Schema<'ScaleClass'>) => rank(code) >= rank(low) && rank(code) <= rank(high)
  return (
    <div className={styles['outcome']}>
      <ol className={styles['classes']} aria-label="规模类型，从小到大">
        {classes.map(({ code, name }) => (
          <li key={code} className={isPossible(code) ? styles['here'] : undefined}>
            {name}
            {isPossible(code) ? <VisuallyHidden>{low === high ? '（结论）' : '（可能）'}</VisuallyHidden> : null}
          </li>
        ))}
      </ol>
      <Facts
        facts={[
          { name: '向上', value: nextUpText },
          { name: '向下', value: nextDownText },
        ]}
      />
    </div>
  )
}
