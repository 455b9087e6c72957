import { Anchor } from '../Anchor.tsx'
import { fileSize } from '../fileSize.ts'
import styles from './FileList.module.css'

interface FileListProps {
  /** `href` is an address the browser can load, `size` is in bytes. */
  files: readonly { name: string; href: string; size: number }[]
}

/** Files to download, each with its size. */
export function FileList({ files }: FileListProps) {
  return (
    <ul className={styles['files']}>
      {files.map(({ name, href, size }) => (
        <li key={href}>
          <Anchor href={href} download={name}>
            {name}
          </Anchor>
          <span className={styles['size']}>{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}
