import styles from './Highlight.module.css'
import { splitAtWord } from './splitAtWord.ts'

interface HighlightProps {
  text: string
  /** The searched word; without it the text is unmarked. */
  word?: string | undefined
}

/** A text with the searched word marked. */
export function Highlight({ text, word }: HighlightProps) {
  return splitAtWord(text, word).map((piece, index) =>
    piece.hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text have no other identity than their place
      <mark key={index} className={styles['hit']}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
