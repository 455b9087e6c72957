import styles from './RichText.module.css'

/** A text that the contract marks as HTML; any other string lacks the mark and does not compile here. */
type Html<Text extends string> = 'contentMediaType' extends keyof Text ? Text : never

/**
 * A text with its markup. Texts that the contract marks as HTML were cleaned when their reply arrived
 * (src/gateway/html).
 */
export function RichText<Text extends string>({ html }: { html: Html<Text> }) {
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />
}
