import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { PendingUpload } from './uploads.ts'
import styles from './Upload.module.css'

interface PendingFileProps {
  upload: PendingUpload
  onRetry: (key: number) => void
  onCancel: (key: number) => void
}

/** A file being uploaded with its progress, or the reason why it failed (4-58, 4-60). */
export function PendingFile({ upload: { key, file, state, percent, error }, onRetry, onCancel }: PendingFileProps) {
  return (
    <li className={styles['file']}>
      <span className={styles['name']}>{file.name}</span>
      {state === 'uploading' ? (
        <>
          <progress className={styles['progress']} max={100} value={percent} aria-label={`${file.name}上传进度`} />
          {/* Not announced at every step: the progress bar has it on demand. */}
          <span className={styles['percent']} aria-hidden="true">
            {percent}%
          </span>
        </>
      ) : (
        <>
          <span className={styles['failed']}>上传失败：{error}</span>
          <button type="button" className={styles['act']} onClick={() => onRetry(key)}>
            重试
            <VisuallyHidden>{file.name}</VisuallyHidden>
          </button>
        </>
      )}
      <button type="button" className={styles['act']} onClick={() => onCancel(key)}>
        {state === 'uploading' ? '取消' : '移除'}
        <VisuallyHidden>{file.name}</VisuallyHidden>
      </button>
    </li>
  )
}
