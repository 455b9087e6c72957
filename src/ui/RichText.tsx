import styles from './RichText.module.css'

/** A text that the contract marks as HTML; any other string lacks the mark, and does not compile here. */
type Html<Text extends string> = 'contentMediaType' extends keyof Text ? Text : never

/** A text with its markup. What the contract marks as HTML has been cleaned as its reply came in (src/gateway/html). */
export function RichText<Text extends string>({ html }: { html: Html<Text> }) {
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />
}
