import { Button } from '../../Button.tsx'
import styles from './PromptList.module.css'

export interface PromptListProps {
  /** What the questions have in common. */
  name: string
  prompts: readonly { key: string; text: string }[]
  /** None can be asked at the moment. */
  busy?: boolean
  onChoose: (key: string, text: string) => void
}

/** A PromptList without its code, e.g. on the server. */
export function PlainPrompts({ name, prompts, ...rest }: PromptListProps) {
  return (
    <ul className={styles['list']} aria-label={name}>
      {prompts.map(({ key, text }) => (
        <li key={key} className={styles['item']}>
          <PromptButton {...rest} id={key} text={text} />
        </li>
      ))}
    </ul>
  )
}

interface PromptButtonProps extends Pick<PromptListProps, 'busy' | 'onChoose'> {
  id: string
  text: string
}

export function PromptButton({ id, text, busy = false, onChoose }: PromptButtonProps) {
  return (
    <Button look="plain" className={styles['prompt']} busy={busy} onClick={() => onChoose(id, text)}>
      {text}
    </Button>
  )
}
