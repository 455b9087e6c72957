import styles from './Steps.module.css'

interface Step {
  name: string
  reached: boolean
  /** The meaning of the colour in words. */
  note: string
}

interface StepsProps {
  label: string
  /** From the lowest. */
  steps: readonly Step[]
}

/** Levels side by side, the reached ones filled. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ name, reached, note }) => (
        <li key={name} className={reached ? styles['reached'] : undefined}>
          <strong>{name}</strong>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  )
}
