import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { GuideSteps } from '#ui/guide/GuideSteps.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { fileSize } from '#ui/fileSize.ts'
import { Pagination } from '#ui/pagination/Pagination.tsx'
import { dayText } from '#ui/timeText.ts'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { DeclarationItem } from './DeclarationItem.tsx'
import { declareFilesQuery, shownDeclarationsQuery } from './declarationQueries.ts'
import type { ShownDeclarationSearch } from './declarationSearch.ts'
import styles from './DeclareEntryPage.module.css'

interface DeclareEntryPageProps {
  title: string
  /** Path of the page itself, for its search. */
  path: string
  search: ShownDeclarationSearch
}

const steps = [
  '在列表中找到要申报的批次，打开政策核对申报条件与材料。',
  '下载并填写申报文件，按要求加盖公章。',
  '点击“去申报”进入受理部门的系统提交；只能线下申报的，送交受理部门窗口。',
  '留意截止时间。申报全程不收取任何费用。',
]

/** How to declare: steps, open batches, files to fill in (§2.1 /policy/declare-entry, /qw/declare). */
export function DeclareEntryPage({ title, path, search }: DeclareEntryPageProps) {
  const { data: declarations } = useSuspenseQuery(shownDeclarationsQuery(search))
  const { data: files } = useSuspenseQuery(declareFilesQuery(search))
  return (
    <ListPage
      title={title}
      secondTitle="正在受理的申报批次与申报文件"
      search={{ path, parameter: 'keyword', label: '搜索可申报的政策', keyword: search.keyword }}
    >
      <GuidePart title="怎样申报">
        <GuideSteps steps={steps} />
        <p>
          已经提交的，可以<Link to="/qw/personal/declaration">登记到我的申报</Link>，与其他申报一起跟踪进度。
        </p>
      </GuidePart>
      <RecordList
        page={declarations}
        unit="个申报批次"
        empty="没有正在受理的申报批次"
        emptyAction={<Link to="/policy/declaration">查看全部申报信息</Link>}
        renderItem={(declaration) => <DeclarationItem key={declaration.id} declaration={declaration} />}
      />
      {files.records.length === 0 ? null : (
        <GuidePart title="申报文件">
          <DeclareFiles files={files} />
        </GuidePart>
      )}
    </ListPage>
  )
}

/** The forms and attachments of declarations, for preview and download. */
function DeclareFiles({ files }: { files: Schema<'PolicyDeclareFilePage'> }) {
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
