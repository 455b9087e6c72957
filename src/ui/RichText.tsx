import styles from './RichText.module.css'

/**
 * A text with its markup. `html` is a fragment that was sanitised where it was written, as the contract says of each
 * such field; the page's Content-Security-Policy runs nothing that might still be in it.
 */
export function RichText({ html }: { html: string }) {
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />
}
