import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { fileSize } from '#ui/fileSize.ts'
import styles from './FileLink.module.css'

interface FileLinkProps {
  file: Schema<'UploadedFile'>
  /** Replaces the file's name, which is then read out with it. */
  label?: string
}

/** A file to download, with its size. */
export function FileLink({ file, label }: FileLinkProps) {
  return (
    <span className={styles['file']}>
      <Anchor
        href={gatewayUrl(file.url)}
        download={file.name}
        {...(label !== undefined && { 'aria-label': `${label}：${file.name}` })}
      >
        {label ?? file.name}
      </Anchor>
      <span className={styles['size']}>{fileSize(file.size)}</span>
    </span>
  )
}
