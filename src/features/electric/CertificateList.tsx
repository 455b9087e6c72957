import { useQuery } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { useSavePrivateFile } from '#calls/useSavePrivateFile.ts'
import { Badge, type BadgeTone } from '#ui/content/Badge.tsx'
import { FileButtons } from '#ui/detail/FileButtons.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { electricityStatusWords } from '#gateway/generated/words/ElectricityStatus.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Fact } from '#ui/Facts.tsx'
import * as fields from '#gateway/generated/fields/ElectricityCertificate.ts'
import { factOf } from '#ui/content/factOf.ts'
import { minuteText } from '#ui/timeText.ts'

const size = 10

/** The member's applications, newest first. */
export function CertificateList({ current }: { current: number }) {
  const query = useQuery({
    ...gatewayQuery('listElectricityCertificates', { query: { current, size } }),
    // The decision is made elsewhere.
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

type Certificate = Schema<'ElectricityCertificate'>

/** The tone of an application's status; its words say the same. */
const statusTones: Record<Certificate['status'], BadgeTone> = {
  SUBMITTED: 'plain',
  AUDITING: 'plain',
  PASS: 'good',
  REJECT: 'urgent',
}

/** The facts of an application in the list; missing ones are omitted. */
function certificateFacts(certificate: Certificate): Fact[] {
  const { level, certNo, validUntil, auditRemark, submitTime } = certificate
  return [
    factOf(fields.submitTime, minuteText(submitTime)),
    factOf(fields.level, level),
    factOf(fields.certNo, certNo),
    factOf(fields.validUntil, validUntil),
    factOf(fields.auditRemark, auditRemark),
  ]
}
