import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { fileSize } from '#ui/fileSize.ts'
import { Pagination } from '#ui/pagination/Pagination.tsx'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import styles from './DeclareFiles.module.css'
import { dayText } from '#ui/timeText.ts'

/** The forms and attachments of declarations, for preview and download. */
export function DeclareFiles({ files }: { files: Schema<'PolicyDeclareFilePage'> }) {
  return (
    <>
      <ul className={styles['files']}>
        {files.records.map(({ id, title, docUrl, fileType, size, department, publishTime, batch }) => (
          <li key={id}>
            <Anchor href={gatewayUrl(docUrl)} download={`${title}.${fileType}`}>
              {title}.{fileType}
            </Anchor>
            <span className={styles['facts']}>
              {fileSize(size)}，{department}，{dayText(publishTime)} 发布{batch === undefined ? '' : `，${batch}`}
            </span>
            <PreviewButton name={title} docUrl={docUrl} />
          </li>
        ))}
      </ul>
      <Pagination
        current={files.current}
        pages={files.pages}
        label="申报文件分页"
        renderLink={({ page, ...link }) => (
          <Link
            {...link}
            to="."
            resetScroll={false}
            search={(previous: object) => ({ ...previous, files: page === 1 ? undefined : page })}
          />
        )}
      />
    </>
  )
}
