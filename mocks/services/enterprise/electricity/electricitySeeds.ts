import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fileUrl } from '#mocks/services/uaa/file/files.ts'
import type { Store } from '#mocks/store/store.ts'
import { formDocument, pdfDocument } from '#mocks/seeds/documents.ts'

/** The id of the seeded application form, which everybody may download. */
export const electricityTemplateId = 'f-electricity-template'

const title = '重要电力用户等级认定申请表（示例）'

/** The blank form and two finished applications, one passed and one refused. */
export function seedElectricity(store: Store, clock: Clock): void {
  const rows = [
    '企业名称：',
    '统一社会信用代码：',
    '用电地址：',
    '申请等级及理由：',
    '自备应急电源情况：',
    '联系人与电话：',
  ]
  const template = formDocument(title, rows)
  keep(store, electricityTemplateId, `${title}.doc`, template)
  const enterprise = { userId: 'u-1001', enId: 'en-1001', enName: '泰兴市江畔精密传动有限公司（示例）' }
  const files = {
    wordFile: keep(store, 'f-electricity-word', '认定申请表（示例）.doc', template),
    pdfFile: keep(store, 'f-electricity-pdf', '认定材料（示例）.pdf', pdfDocument(title, rows)),
  }
  store.electricityCertificates.insert({
    ...enterprise,
    ...files,
    id: 'ec-1001',
    status: 'REJECT',
    level: null,
    certNo: null,
    validUntil: null,
    auditRemark: '自备应急电源的说明不完整，请补充后重新提交。',
    submitTime: `${clock.day(-210)} 14:20:00`,
  })
  store.electricityCertificates.insert({
    ...enterprise,
    ...files,
    id: 'ec-1002',
    status: 'PASS',
    level: 'SECOND',
    certNo: `示例电〔${clock.day(-190).slice(0, 4)}〕0012号`,
    validUntil: clock.day(905),
    auditRemark: null,
    submitTime: `${clock.day(-195)} 10:00:00`,
  })
}

function keep(store: Store, id: string, name: string, content: Buffer): Schema<'UploadedFile'> {
  const size = content.length
  store.files.insert({ id, name, type: 'application/octet-stream', size, content: content.toString('base64') })
  return { name, size, url: fileUrl(id, name), uid: id }
}
