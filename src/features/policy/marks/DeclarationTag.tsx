import type { Schema } from '#gateway/contract.ts'
import styles from './DeclarationTag.module.css'

interface DeclarationTagProps {
  tag: Schema<'PolicyDeclarationTag'>
  /** In the upper right corner of a card. */
  corner?: boolean
}

/**
 * The state of a policy's declaration; grey outside its period (2.7-19, 2.7-20). The text says the same as the colour.
 */
export function DeclarationTag({ tag, corner = false }: DeclarationTagProps) {
  const tone = tag.grey ? 'grey' : (tones[tag.code] ?? 'open')
  return (
    <span className={[styles['tag'], styles[tone], corner ? styles['corner'] : ''].join(' ').trim()}>{tag.text}</span>
  )
}

const tones: Partial<Record<Schema<'PolicyDeclarationState'>, string>> = {
  ENDING: 'ending',
  LONG: 'lasting',
  NO_APPLY: 'lasting',
}
