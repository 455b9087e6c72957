import { Picture } from '../Picture.tsx'
import styles from './Pictures.module.css'

interface PicturesProps {
  /** `src` is an address the browser can load, `alt` describes the picture. */
  pictures: readonly { src: string; alt: string }[]
}

/** Pictures side by side, as many as fit. */
export function Pictures({ pictures }: PicturesProps) {
  return (
    <ul className={styles['pictures']}>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <Picture src={src} alt={alt} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
