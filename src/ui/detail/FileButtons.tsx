import { useState } from 'react'
import { Button } from '../Button.tsx'
import { fileSize } from '../fileSize.ts'
import styles from './FileList.module.css'

interface FileButtonsProps<File> {
  /** `size` is in bytes. */
  files: readonly File[]
  /** Fetches the file and lets the browser save it. Reports its own failures. */
  save: (file: File) => Promise<void>
}

/** Files that are not public, each with its size. They are fetched, because a link carries no token. */
export function FileButtons<File extends { name: string; size: number; uid: string }>({
  files,
  save,
}: FileButtonsProps<File>) {
  const [saving, setSaving] = useState<string>()

  async function start(file: File) {
    setSaving(file.uid)
    await save(file).finally(() => setSaving(undefined))
  }

  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <li key={file.uid}>
          <Button look="plain" busy={saving !== undefined} onClick={() => void start(file)}>
            {file.name}
          </Button>
          <span className={styles['size']}>{saving === file.uid ? '正在下载…' : fileSize(file.size)}</span>
        </li>
      ))}
    </ul>
  )
}
