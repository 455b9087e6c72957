import { PreviewButton } from '../preview/PreviewButton.tsx'
import { FileLink } from './FileLink.tsx'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Attachments.module.css'

/** The files published with the policy, for preview and download. */
export function Attachments({ files }: { files: PolicyDetail['attachments'] }) {
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <li key={file.uid}>
          <FileLink file={file} />
          <PreviewButton name={file.name} docUrl={file.url} />
        </li>
      ))}
    </ul>
  )
}
