import styles from './Highlight.module.css'
import { splitAtWord } from './splitAtWord.ts'

interface HighlightProps {
  text: string
  /** The searched word; without it the text stands as it is. */
  word?: string | undefined
}

/** A text with the searched word marked. */
export function Highlight({ text, word }: HighlightProps) {
  return splitAtWord(text, word).map((piece, index) =>
    piece.hit ? (
      // The pieces of one text have no other identity than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles['hit']}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
