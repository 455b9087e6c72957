import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '../../gateway/address.ts'
import { gatewayQuery } from '../../gateway/query.ts'
import { FileList } from '../../ui/FileList.tsx'
import styles from './Electric.module.css'

/** The form to fill in, to download (2.4-12). */
export function TemplateLink() {
  const { data, isError } = useQuery(gatewayQuery('getElectricityTemplate', {}, { silent: true }))
  return (
    <div className={styles['template']}>
      <p>下载申请表模板</p>
      {data === undefined ? (
        <p className={styles['muted']}>{isError ? '模板暂时无法加载，请稍后再试' : '加载中…'}</p>
      ) : (
        <FileList files={[{ name: data.name, size: data.size, href: gatewayUrl(data.url) }]} />
      )}
    </div>
  )
}
