import { useQuery } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { useSavePrivateFile } from '#calls/useSavePrivateFile.ts'
import { Badge } from '#ui/Badge.tsx'
import { FileButtons } from '#ui/FileButtons.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { electricityStatusWords } from '#gateway/generated/words/ElectricityStatus.ts'
import { certificateFacts, statusTones } from './certificateFacts.ts'

const size = 10

/** The member's applications, newest first. */
export function CertificateList({ current }: { current: number }) {
  const query = useQuery({
    ...gatewayQuery('listElectricityCertificates', { query: { current, size } }),
    // Whether one has passed is decided elsewhere.
    staleTime: 0,
  })
  const save = useSavePrivateFile()
  return (
    <QueryContent query={query}>
      {(page) => (
        <RecordList
          page={page}
          unit="次申请"
          empty="还没有提交过认定申请"
          renderItem={(certificate) => (
            <RecordItem
              key={certificate.id}
              title={certificate.enName}
              badges={
                <Badge tone={statusTones[certificate.status]}>{electricityStatusWords[certificate.status]}</Badge>
              }
              facts={certificateFacts(certificate)}
              actions={<FileButtons files={[certificate.wordFile, certificate.pdfFile]} save={save} />}
            />
          )}
        />
      )}
    </QueryContent>
  )
}
